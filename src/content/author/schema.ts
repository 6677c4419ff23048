export const AUTHOR_SCHEMA = /* GraphQL */ `
  type Author implements Node @dontInfer {
    documentId: String!
    locale: String!
    name: String!
    bio: String
  }
`;
