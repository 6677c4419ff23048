import { graphql } from 'gatsby';

/** Interface words of a page, in the shape that the translation plugin reads. */
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
