/** What a traveller can book or find on the map. */
export const OUTING_TYPES = /* GraphQL */ `
  type ExcursionTest {
    by: String!
    on: Date! @dateformat
    operator: String!
  }

  type Excursion implements Node @dontInfer {
    documentId: String!
    locale: String!
    title: String!
    description: String
    bookingUrl: String
    isTested: Boolean!
    test: ExcursionTest
    duration: String
    place: String
    picture: Picture
    country: Country @link
    region: Region @link
    "The article that tells of it."
    article: Article @link
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
`;
