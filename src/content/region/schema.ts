export const REGION_SCHEMA = /* GraphQL */ `
  type Region implements Node @dontInfer {
    documentId: String!
    locale: String!
    reference: String
    title: String!
    country: Country! @link
    introduction: String
    frame: Frame
    alerts: [Alert!]!
  }
`;
