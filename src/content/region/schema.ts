export const REGION_SCHEMA = /* GraphQL */ `
  type Region implements Node @dontInfer {
    documentId: String!
    "The id that links and trips keep; both languages share it."
    shortId: String!
    locale: String!
    reference: String
    title: String!
    country: Country! @link
    introduction: String
    frame: Frame
    alerts: [Alert!]!
  }
`;
