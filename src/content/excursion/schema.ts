export const EXCURSION_SCHEMA = /* GraphQL */ `
  type ExcursionTest {
    by: String!
    on: Date! @dateformat
    operator: String!
  }

  type Excursion implements Node @dontInfer {
    documentId: String!
    "The id that links and trips keep; both languages share it."
    shortId: String!
    locale: String!
    title: String!
    description: String
    bookingUrl: String
    isTested: Boolean!
    test: ExcursionTest
    duration: String
    place: String
    season: [Int!]!
    booking: Booking
    picture: Picture
    country: Country @link
    region: Region @link
    "The article that tells of it."
    article: Article @link
  }
`;
