import { graphql } from 'gatsby';

export const excursionFragments = graphql`
  fragment ExcursionInBrief on Excursion {
    id
    title
    bookingUrl
    isTested
    test {
      by
      on
      operator
    }
    duration
    place
    article {
      path
    }
  }

  fragment ExcursionItem on Excursion {
    id
    shortId
    title
    description
    bookingUrl
    isTested
    test {
      by
      on
      operator
    }
    duration
    place
    picture {
      ...Picture
    }
  }
`;
