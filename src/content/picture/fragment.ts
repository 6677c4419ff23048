import { graphql } from 'gatsby';

/** One derivative set serves card and cover, so that a tap on a card shows a picture that is already there. */
export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    caption
    credit
    licence
    focalPoint {
      x
      y
    }
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1600
          breakpoints: [400, 768, 1200, 1600]
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;
