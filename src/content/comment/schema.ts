export const COMMENT_SCHEMA = /* GraphQL */ `
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
`;
