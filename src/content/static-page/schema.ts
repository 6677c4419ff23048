export const STATIC_PAGE_SCHEMA = /* GraphQL */ `
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
`;
