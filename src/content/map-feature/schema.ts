export const MAP_FEATURE_SCHEMA = /* GraphQL */ `
  type MapFeature implements Node @dontInfer {
    documentId: String!
    "The id that links and trips keep; both languages share it."
    shortId: String!
    locale: String!
    title: String!
    layer: String!
    geometry: JSON!
    description: String
    season: [Int!]!
    isSchematic: Boolean!
    article: Article @link
    country: Country @link
    region: Region @link
  }
`;
