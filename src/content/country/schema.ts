export const COUNTRY_SCHEMA = /* GraphQL */ `
  type Frame {
    west: Float!
    south: Float!
    east: Float!
    north: Float!
  }

  type ClimateMonth {
    month: Int!
    low: Float!
    high: Float!
    rainMm: Float!
    daylightH: Float!
  }

  type CountryStep {
    number: Int!
    title: String!
    text: RichText
    "Days before departure at which it is due."
    dueDays: Int
  }

  "A drive between two places of the map, by short id."
  type Drive {
    from: String!
    to: String!
    km: Float!
    minutes: Int!
    note: String
    source: String!
    checkedOn: Date @dateformat
  }

  type Alert {
    text: String!
    level: String!
    start: Date! @dateformat
    end: Date! @dateformat
    source: String!
  }

  type EmergencyNumber {
    service: String!
    number: String!
  }

  type OfficialSource {
    title: String!
    url: String!
  }

  type Country implements Node @dontInfer {
    documentId: String!
    "The id that links and trips keep; both languages share it."
    shortId: String!
    locale: String!
    slug: String!
    path: String!
    name: String!
    reference: String
    isMain: Boolean!
    "Places of the country stand on its map."
    hasMap: Boolean!
    introduction: RichText
    banner: Picture
    icon: String
    frame: Frame
    climatePlace: String
    climate: [ClimateMonth!]!
    steps: [CountryStep!]!
    drives: [Drive!]!
    excursionArticles: [Article!]! @link
    alerts: [Alert!]!
    emergencyNumbers: [EmergencyNumber!]!
    officialSources: [OfficialSource!]!
    "Articles of the country that only another language has."
    untranslated: [Article!]! @link
    seo: Seo!
  }
`;
