/** Pages that belong to no country, and the site as a whole. */
export const SITE_TYPES = /* GraphQL */ `
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

  type ThirdParties {
    tagManagerId: String
    analyticsSrc: String
    affiliateSrc: String
  }
  type SiteSiteMetadata {
    siteUrl: String!
    "The content backend as browsers reach it."
    publicCmsUrl: String!
    title: String!
    thirdParties: ThirdParties!
  }

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
