/**
 * Explicit types of everything that pages query, so that a collection without entries builds and a typo fails. Names
 * are English; the CMS's French ends in each type's `adapt`.
 */
export const TYPE_DEFINITIONS = /* GraphQL */ `
  type FocalPoint {
    x: Float!
    y: Float!
  }

  "A picture as an entry uses it, with the words of one language."
  type Picture {
    file: File! @link
    alt: String!
    caption: String
    credit: String
    licence: String
    focalPoint: FocalPoint!
  }

  type BodyPicture {
    file: File! @link
    src: String!
    credit: String
    licence: String
    focalPoint: FocalPoint!
  }

  type Heading {
    id: String!
    depth: Int!
    text: String!
  }

  "A Markdown text; html, headings and minutes are made from it when a page asks."
  type RichText {
    markdown: String!
    locale: String!
    pictures: [BodyPicture!]!
  }
  type Seo {
    title: String
    description: String
  }
  type Coordinates {
    latitude: Float!
    longitude: Float!
  }
  type Hike {
    distanceKm: Float
    ascentM: Int
    durationMin: Int
    grade: String
    season: String
  }

  type Article implements Node @dontInfer {
    documentId: String!
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
    "The standfirst as a card shows it."
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
    coordinates: Coordinates
    continueJourney: [Article!]! @link
    getInspired: [Article!]! @link
    excursions: [Excursion!]! @link
    hike: Hike
    "Points of the track that an editor has uploaded: longitude, latitude, height."
    track: JSON
    seo: Seo!
  }

  type Comment implements Node @dontInfer {
    documentId: String!
    locale: String!
    article: Article! @link
    "Id of the comment that this one answers."
    thread: String
    name: String!
    text: String!
    writtenOn: Date! @dateformat
    isEditor: Boolean!
  }

  type Author implements Node @dontInfer {
    documentId: String!
    locale: String!
    name: String!
    bio: String
  }

  type Frame {
    west: Float!
    south: Float!
    east: Float!
    north: Float!
  }
  type ClimateMonth {
    month: Int!
    low: Float!
    high: Float!
    rainMm: Float!
    daylightH: Float!
  }
  type CountryStep {
    number: Int!
    title: String!
    text: RichText
  }
  type Alert {
    text: String!
    level: String!
    start: Date! @dateformat
    end: Date! @dateformat
    source: String!
  }
  type EmergencyNumber {
    service: String!
    number: String!
  }
  type OfficialSource {
    title: String!
    url: String!
  }

  type Country implements Node @dontInfer {
    documentId: String!
    locale: String!
    slug: String!
    path: String!
    name: String!
    reference: String
    isMain: Boolean!
    "Places of the country stand on its map."
    hasMap: Boolean!
    introduction: RichText
    banner: Picture
    icon: String
    frame: Frame
    climatePlace: String
    climate: [ClimateMonth!]!
    steps: [CountryStep!]!
    excursionArticles: [Article!]! @link
    alerts: [Alert!]!
    emergencyNumbers: [EmergencyNumber!]!
    officialSources: [OfficialSource!]!
    "Articles of the country that only another language has."
    untranslated: [Article!]! @link
    seo: Seo!
  }

  type Region implements Node @dontInfer {
    documentId: String!
    locale: String!
    reference: String
    title: String!
    country: Country! @link
    introduction: String
    frame: Frame
    alerts: [Alert!]!
  }

  type StaticPage implements Node @dontInfer {
    documentId: String!
    locale: String!
    slug: String!
    path: String!
    identifier: String!
    title: String!
    standfirst: String
    body: RichText
    seo: Seo!
  }

  type Excursion implements Node @dontInfer {
    documentId: String!
    locale: String!
    title: String!
    description: String
    bookingUrl: String
    isTested: Boolean!
    duration: String
    place: String
    picture: Picture
    country: Country @link
    region: Region @link
  }

  type MapFeature implements Node @dontInfer {
    documentId: String!
    locale: String!
    title: String!
    layer: String!
    geometry: JSON!
    description: String
    isSchematic: Boolean!
    article: Article @link
    country: Country @link
    region: Region @link
  }

  type ThirdParties {
    tagManagerId: String
    analyticsSrc: String
    affiliateSrc: String
  }
  type SiteSiteMetadata {
    siteUrl: String!
    "The content backend as browsers reach it."
    publicCmsUrl: String!
    title: String!
    thirdParties: ThirdParties!
  }

  type SocialLink {
    network: String!
    url: String!
  }

  "What the site calls itself; named apart from Gatsby’s own Site."
  type Brand implements Node @dontInfer {
    locale: String!
    name: String!
    tagline: String!
    homePoster: Picture
    lostPoster: Picture
    socialLinks: [SocialLink!]!
  }
`;
