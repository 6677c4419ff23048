import { graphql } from 'gatsby';

export const staticPageFragment = graphql`
  fragment StaticPageContent on StaticPage {
    title
    path
    standfirst
    body {
      html
    }
    seo {
      title
      description
    }
  }
`;
