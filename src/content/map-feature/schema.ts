export const MAP_FEATURE_SCHEMA = /* GraphQL */ `
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
