export const ARTICLE_SCHEMA = /* GraphQL */ `
  type Hike {
    distanceKm: Float
    ascentM: Int
    durationMin: Int
    grade: String
    season: String
  }

  type Coordinates {
    latitude: Float!
    longitude: Float!
  }

  "How many days ahead something is to be booked."
  type Booking {
    daysAhead: Int!
    text: String
  }

  "A day of an itinerary; its stops by short id."
  type ItineraryDay {
    number: Int!
    title: String!
    stops: [String!]!
  }

  type Article implements Node @dontInfer {
    documentId: String!
    "The id that links and trips keep; both languages share it."
    shortId: String!
    locale: String!
    slug: String!
    path: String!
    title: String!
    shortTitle: String
    type: String
    step: Int
    icon: String
    country: Country @link
    region: Region @link
    menuPosition: Int
    isHike: Boolean!
    standfirst: String
    "What a card says of it: a line of its own, or else the beginning of the standfirst."
    summary: String
    body: RichText
    cover: Picture
    gallery: [Picture!]!
    interest: String
    access: String
    difficulty: String
    opinion: String
    likes: [String!]!
    dislikes: [String!]!
    author: Author @link
    publishedOn: Date @dateformat
    updatedOn: Date @dateformat
    checkedOn: Date @dateformat
    checkedAspects: [String!]!
    uncheckedAspects: [String!]!
    coordinates: Coordinates
    continueJourney: [Article!]! @link
    getInspired: [Article!]! @link
    excursions: [Excursion!]! @link
    "Months in which it can be done, 1 to 12; none when nobody said."
    season: [Int!]!
    booking: Booking
    days: [ItineraryDay!]!
    hike: Hike
    "Stretches of the track that an editor has uploaded, each a list of longitude, latitude, height."
    track: JSON
    seo: Seo!
    comments: [Comment!]! @link
    "Whether the map has it as a journey."
    isItinerary: Boolean!
  }
`;
