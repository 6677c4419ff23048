import type { BuildEnvironment } from '../../config/environment';
import type { Alert } from '../../content/country/types';
import { articleDescribing } from '../../content/excursion/article-describing';
import { bookingLink } from '../../content/excursion/booking-link';
import { mendLinks } from '../../content/markdown/internal-links';
import type { RichText } from '../../content/markdown/types';
import { fillLegal } from '../../content/static-page/legal';
import type { Content } from './adapt-all';
import { destinations } from './destinations';
import { untranslatedArticles } from './untranslated';

type Settings = Pick<BuildEnvironment, 'affiliatePartners' | 'legal'>;

/**
 * Completes entries with what they owe to the configuration or to other entries. This is done before nodes are made, so
 * that Gatsby sees which pages change: an unpublished article takes along the links that other texts make to it. A page
 * that asked for “all comments of this article” would have its queries run at every comment on any article.
 */
export function complete(
  content: Content,
  { affiliatePartners, legal }: Settings,
  now = Date.now(),
): Content {
  const mapped = new Set(content.MapFeature.map(({ country }) => country));
  const destinationOf = destinations(content);
  const untranslated = untranslatedArticles(content);
  const commentsOf = commentsByArticle(content.Comment);
  const itineraries = new Set(
    content.MapFeature.filter(({ layer }) => layer === 'itineraires').map(({ article }) => article),
  );
  // One that is to come stays: it begins without another build.
  const notOver = (alerts: readonly Alert[]) => alerts.filter(({ end }) => Date.parse(end) > now);
  const mend = (text: RichText | undefined) =>
    text && { ...text, markdown: mendLinks(text.markdown, destinationOf) };
  return {
    ...content,
    Article: content.Article.map((article) => ({
      ...article,
      body: mend(article.body),
      comments: commentsOf.get(article.id) ?? [],
      isItinerary: itineraries.has(article.id),
    })),
    Country: content.Country.map((country) => ({
      ...country,
      hasMap: mapped.has(country.id),
      alerts: notOver(country.alerts),
      untranslated: untranslated.get(country.id) ?? [],
      introduction: mend(country.introduction),
      steps: country.steps.map((step) => ({ ...step, text: mend(step.text) })),
    })),
    Region: content.Region.map((region) => ({ ...region, alerts: notOver(region.alerts) })),
    StaticPage: content.StaticPage.map((page) => {
      const body = mend(page.body);
      return { ...page, body: body && { ...body, markdown: fillLegal(body.markdown, legal, page.locale) } };
    }),
    Excursion: content.Excursion.map((excursion) => ({
      ...excursion,
      article: articleDescribing(excursion, content.Article),
      bookingUrl: excursion.bookingUrl && bookingLink(excursion.bookingUrl, affiliatePartners),
    })),
  };
}

/** Ids of comments by the id of their article, in an order that lasts. */
function commentsByArticle(comments: Content['Comment']): Map<string, string[]> {
  const byArticle = new Map<string, string[]>();
  for (const { id, article } of comments)
    if (article) byArticle.set(article, [...(byArticle.get(article) ?? []), id].sort());
  return byArticle;
}
