import { graphql } from 'gatsby';

export const countryCardFragment = graphql`
  fragment CountryCard on Country {
    id
    name
    path
    reference
    hasMap
    frame {
      west
      south
      east
      north
    }
    banner {
      ...Picture
    }
  }
`;

export const alertFragment = graphql`
  fragment AlertItem on Alert {
    text
    level
    start
    end
    source
  }
`;

export const countryPageFragment = graphql`
  fragment CountryPage on Country {
    name
    path
    locale
    reference
    icon
    isMain
    hasMap
    shareImage
    banner {
      ...Picture
    }
    introduction {
      html
    }
    frame {
      west
      south
      east
      north
    }
    climatePlace
    climate {
      month
      low
      high
      rainMm
      daylightH
    }
    steps {
      number
      title
      text {
        html
      }
    }
    excursionArticles {
      ...ArticleCard
    }
    alerts {
      ...AlertItem
    }
    untranslated {
      ...ArticleCard
      locale
      region {
        documentId
      }
    }
    emergencyNumbers {
      service
      number
    }
    officialSources {
      title
      url
    }
    seo {
      title
      description
    }
  }
`;
