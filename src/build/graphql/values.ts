/** Parts that entries of several types have. */
export const VALUE_TYPES = /* GraphQL */ `
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

  type BodyPicture {
    file: File! @link
    src: String!
    credit: String
    licence: String
    focalPoint: FocalPoint!
  }

  type Heading {
    id: String!
    depth: Int!
    text: String!
  }

  "A Markdown text; html, headings and minutes are made from it when a page asks."
  type RichText {
    markdown: String!
    locale: String!
    pictures: [BodyPicture!]!
  }
  type Seo {
    title: String
    description: String
  }
  type Coordinates {
    latitude: Float!
    longitude: Float!
  }
`;
