export const RICH_TEXT_SCHEMA = /* GraphQL */ `
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
`;
