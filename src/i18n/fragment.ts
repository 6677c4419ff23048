import { graphql } from 'gatsby';

/** The interface words of a page; `wrapPageElement` reads them (./page-words.tsx). */
export const wordsFragment = graphql`
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
