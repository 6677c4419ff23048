import { graphql, useStaticQuery } from 'gatsby';
import type { Locale } from '../config/locales';
import type { PageIdentifier } from '../config/taxonomy';

/**
 * Returns what the frame of every page shows in a language. The query holds both languages and little else: a changed
 * result re-renders every page.
 */
export function useFrameData(locale: Locale) {
  const { allBrand, allCountry, allStaticPage, site } = useStaticQuery<Queries.FrameDataQuery>(graphql`
    query FrameData {
      site {
        siteMetadata {
          siteUrl
          publicCmsUrl
          thirdParties {
            tagManagerId
            analyticsSrc
            affiliateSrc
          }
        }
      }
      allBrand {
        nodes {
          locale
          name
          tagline
          shareImage
          socialLinks {
            network
            url
          }
        }
      }
      allCountry(filter: { isMain: { eq: true } }, sort: { name: ASC }) {
        nodes {
          locale
          name
          path
          reference
          icon
        }
      }
      allStaticPage {
        nodes {
          locale
          title
          path
          identifier
        }
      }
    }
  `);
  const own = <T extends { readonly locale: string }>(nodes: readonly T[]) =>
    nodes.filter((node) => node.locale === locale);
  const pages = own(allStaticPage.nodes);
  const pageOf = (identifier: PageIdentifier) => pages.find((page) => page.identifier === identifier);
  const brand = own(allBrand.nodes)[0];
  return {
    siteUrl: site?.siteMetadata?.siteUrl ?? '',
    thirdParties: site?.siteMetadata?.thirdParties,
    brand,
    mainCountries: own(allCountry.nodes),
    pageOf,
    /** The facts that every form for visitors needs. */
    formContext: {
      locale,
      cmsUrl: site?.siteMetadata?.publicCmsUrl ?? '',
      siteName: brand?.name ?? '',
      privacyPath: pageOf('confidentialite')?.path ?? '',
    },
  };
}
