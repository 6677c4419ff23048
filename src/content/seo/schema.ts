export const SEO_SCHEMA = /* GraphQL */ `
  type Seo {
    title: String
    description: String
  }
`;
