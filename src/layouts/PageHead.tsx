import { THEME_COLOURS } from '../config/colours';
import { LOCALE_TERRITORIES, type Locale } from '../config/locales';
import { documentTitle } from '../config/site';
import { isCountryReference } from '../config/taxonomy';
import { siteThings } from '../content/structured-data/site';
import { jsonLd, type Thing } from '../content/structured-data/thing';
import { absoluteUrl } from '../routing/absolute-url';
import { alternateLinks, type Alternate } from '../routing/alternates';
import { feedPath, manifestPath } from '../routing/paths';
import { useFrameData } from './frame-data';

/** The page metadata inputs of SPEC §3, and what the page is about. */
export type PageHeadProps = {
  locale: Locale;
  metaTitle: string;
  metaDescription?: string | null | undefined;
  /** Path of the picture that shows when the page is shared; the site's own stands in. */
  shareImage?: string | null | undefined;
  article?: boolean;
  /** The page's path. */
  url: string;
  alternates: readonly Alternate[];
  author?: string | null | undefined;
  publishedOn?: string | null | undefined;
  updatedOn?: string | null | undefined;
  /** Sets the page's palette. */
  countryReference?: string | null | undefined;
  /** The things that the page is about, in the words of schema.org. */
  things?: readonly Thing[];
  isIndexed?: boolean;
};

/**
 * A manifest and the icon that it names would share the line with the cover: built pages have it for visitors without
 * scripts (src/loading), others get it once scripts run, and that of the other language when they go there.
 */
const IS_BROWSER = typeof document !== 'undefined';

/** The one place where the head of a page is made (SPEC §2). */
export function PageHead(props: PageHeadProps) {
  const {
    locale,
    metaTitle,
    metaDescription,
    url,
    alternates,
    author,
    countryReference,
    things = [],
  } = props;
  const { brand, siteUrl } = useFrameData(locale);
  const name = brand?.name ?? '';
  return (
    <>
      <html lang={locale} data-country={countryReference ?? undefined} />
      <title>{documentTitle(metaTitle, name)}</title>
      {metaDescription ? <meta name="description" content={metaDescription} /> : null}
      {props.isIndexed === false ? <meta name="robots" content="noindex" /> : null}
      <meta name="author" content={author ?? name} />
      <link rel="canonical" href={absoluteUrl(siteUrl, url)} />
      {alternateLinks({ locale, path: url }, alternates).map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absoluteUrl(siteUrl, path)} />
      ))}
      <link rel="alternate" type="application/rss+xml" title={name} href={feedPath(locale)} />
      {IS_BROWSER && <link rel="manifest" href={manifestPath(locale)} crossOrigin="anonymous" />}
      <ThemeColours countryReference={countryReference} />
      <ShareMeta {...props} siteUrl={siteUrl} siteName={name} fallbackImage={brand?.shareImage} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: jsonLd([
            ...siteThings({
              siteUrl,
              locale,
              path: url,
              name,
              tagline: brand?.tagline ?? '',
              profiles: (brand?.socialLinks ?? []).map((link) => link.url),
            }),
            ...things,
          ]),
        }}
      />
    </>
  );
}

function ThemeColours({ countryReference }: Pick<PageHeadProps, 'countryReference'>) {
  const palette = isCountryReference(countryReference) ? countryReference : 'site';
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={THEME_COLOURS[palette][scheme]}
    />
  ));
}

type ShareMetaProps = PageHeadProps & {
  siteUrl: string;
  siteName: string;
  fallbackImage: string | null | undefined;
};

/** Open Graph, and the card of the networks that have their own words for it. */
function ShareMeta(props: ShareMetaProps) {
  const { locale, metaTitle, metaDescription, url, alternates, siteUrl, siteName, article = false } = props;
  const image = props.shareImage ?? props.fallbackImage;
  const properties: readonly (readonly [string, string | null | undefined])[] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', siteName],
    ['og:title', metaTitle],
    ['og:description', metaDescription],
    ['og:url', absoluteUrl(siteUrl, url)],
    ['og:locale', LOCALE_TERRITORIES[locale]],
    ...alternates
      .filter((alternate) => alternate.locale !== locale)
      .map((alternate) => ['og:locale:alternate', LOCALE_TERRITORIES[alternate.locale]] as const),
    ...(image
      ? ([
          ['og:image', absoluteUrl(siteUrl, image)],
          ['og:image:type', 'image/jpeg'],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', metaTitle],
        ] as const)
      : []),
    ...(article
      ? ([
          ['article:published_time', props.publishedOn],
          ['article:modified_time', props.updatedOn],
          ['article:author', props.author],
        ] as const)
      : []),
  ];
  return (
    <>
      {properties.map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
