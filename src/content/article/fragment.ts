import { graphql } from 'gatsby';

/** The fields of an article that a card, a list or a menu needs. */
export const articleCardFragment = graphql`
  fragment ArticleCard on Article {
    id
    path
    title
    shortTitle
    standfirst: summary
    type
    step
    menuPosition
    isHike
    cover {
      ...Picture
    }
  }
`;

/** The fields of an article that a link to it needs. */
export const articleLinkFragment = graphql`
  fragment ArticleLink on Article {
    path
    title
    shortTitle
  }
`;

export const articlePageFragment = graphql`
  fragment ArticlePage on Article {
    documentId
    shortId
    title
    path
    locale
    standfirst
    type
    step
    interest
    access
    difficulty
    opinion
    likes
    dislikes
    publishedOn
    updatedOn
    checkedOn
    checkedAspects
    uncheckedAspects
    author {
      name
    }
    hike {
      distanceKm
      ascentM
      durationMin
      grade
      season
    }
    cover {
      ...Picture
    }
    gallery {
      ...Picture
    }
    body {
      html
      minutes
      headings {
        id
        depth
        text
      }
    }
    country {
      name
      path
      reference
      icon
      isMain
      hasMap
      alerts {
        ...AlertItem
      }
      frame {
        west
        south
        east
        north
      }
    }
    region {
      title
      alerts {
        ...AlertItem
      }
    }
    excursions {
      ...ExcursionItem
    }
    continueJourney {
      ...ArticleCard
    }
    getInspired {
      ...ArticleCard
    }
    track
    shareImage
    coordinates {
      latitude
      longitude
    }
    seo {
      title
      description
    }
  }
`;
