/** What a traveller can book or find on the map. */
export const OUTING_TYPES = /* GraphQL */ `
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
