import { graphql } from 'gatsby';

export const excursionFragment = graphql`
  fragment ExcursionItem on Excursion {
    id
    title
    description
    bookingUrl
    isTested
    duration
    place
    picture {
      ...Picture
    }
  }
`;
