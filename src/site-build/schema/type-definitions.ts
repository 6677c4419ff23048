import { ARTICLE_SCHEMA } from '../../content/article/schema';
import { AUTHOR_SCHEMA } from '../../content/author/schema';
import { BRAND_SCHEMA } from '../../content/brand/schema';
import { COMMENT_SCHEMA } from '../../content/comment/schema';
import { COUNTRY_SCHEMA } from '../../content/country/schema';
import { EXCURSION_SCHEMA } from '../../content/excursion/schema';
import { MAP_FEATURE_SCHEMA } from '../../content/map-feature/schema';
import { RICH_TEXT_SCHEMA } from '../../content/markdown/schema';
import { PICTURE_SCHEMA } from '../../content/picture/schema';
import { REGION_SCHEMA } from '../../content/region/schema';
import { SEO_SCHEMA } from '../../content/seo/schema';
import { STATIC_PAGE_SCHEMA } from '../../content/static-page/schema';

const SITE_SCHEMA = /* GraphQL */ `
  type ThirdParties {
    tagManagerId: String
    analyticsSrc: String
    affiliateSrc: String
  }

  type SiteSiteMetadata {
    siteUrl: String!
    "The content backend as browsers reach it."
    publicCmsUrl: String!
    title: String!
    thirdParties: ThirdParties!
  }
`;

const PARTS = [
  ARTICLE_SCHEMA,
  AUTHOR_SCHEMA,
  COMMENT_SCHEMA,
  COUNTRY_SCHEMA,
  REGION_SCHEMA,
  EXCURSION_SCHEMA,
  MAP_FEATURE_SCHEMA,
  STATIC_PAGE_SCHEMA,
  BRAND_SCHEMA,
  PICTURE_SCHEMA,
  RICH_TEXT_SCHEMA,
  SEO_SCHEMA,
  SITE_SCHEMA,
];

/**
 * Explicit types of everything that pages query, so that a collection without entries builds and a typo fails. Names
 * are English; the CMS's French ends in each type's `adapt`.
 */
export const TYPE_DEFINITIONS = PARTS.join('\n');
