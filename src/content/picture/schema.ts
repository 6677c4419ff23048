export const PICTURE_SCHEMA = /* GraphQL */ `
  type FocalPoint {
    x: Float!
    y: Float!
  }

  "A picture as an entry uses it, with the words of one language."
  type Picture {
    file: File! @link
    alt: String!
    caption: String
    credit: String
    licence: String
    focalPoint: FocalPoint!
  }
`;
