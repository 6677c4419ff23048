export const BRAND_SCHEMA = /* GraphQL */ `
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
