/** WordPress exports as WPML and Polylang write them, made to measure. */

type Plugin = 'wpml' | 'polylang';

type ItemParts = {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly html?: string;
  readonly type?: string;
  readonly status?: string;
  readonly extra?: string;
};

const cdata = (text: string): string => `<![CDATA[${text}]]>`;

export const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

export const term = (domain: string, slug: string): string =>
  `<category domain="${domain}" nicename="${slug}">${cdata(slug)}</category>`;

export const item = ({
  id,
  title,
  slug,
  html = '',
  type = 'post',
  status = 'publish',
  extra = '',
}: ItemParts): string => `
<item>
  <title>${title}</title>
  <link>https://old.example/${slug}/</link>
  <dc:creator>${cdata('ana')}</dc:creator>
  <content:encoded>${cdata(html)}</content:encoded>
  <excerpt:encoded>${cdata('')}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_date_gmt>2024-05-31 09:12:00</wp:post_date_gmt>
  <wp:post_modified_gmt>2025-06-01 10:00:00</wp:post_modified_gmt>
  <wp:post_name>${slug}</wp:post_name>
  <wp:status>${status}</wp:status>
  <wp:post_type>${type}</wp:post_type>
  ${extra}
</item>`;

export const wordPressExport = (items: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<wp:author><wp:author_login>${cdata('ana')}</wp:author_login><wp:author_display_name>${cdata('Ana Duarte')}</wp:author_display_name></wp:author>
${items.join('')}
</channel>
</rss>`;

const noted = (plugin: Plugin, language: string, group: number): string =>
  plugin === 'wpml'
    ? meta('_wpml_import_language_code', language) + meta('_wpml_import_translation_group', String(group))
    : term('language', language) + term('post_translations', `pll_${group}`);

/** So many posts in French and in English, the languages one after the other as an export by date has them. */
export function bilingualExport(plugin: Plugin, count: number): string {
  const numbers = Array.from({ length: count }, (_none, index) => index + 1);
  const post = (language: string, number: number) =>
    item({
      id: number + (language === 'en' ? count : 0),
      title: language === 'fr' ? `Étape nº ${number}` : `Stage no. ${number}`,
      slug: language === 'fr' ? `etape-${number}` : `stage-${number}`,
      html: `<!-- wp:paragraph --><p>Text ${number}, <a href="https://old.example/etape-1/">link</a>.</p><!-- /wp:paragraph -->`,
      extra: noted(plugin, language, number) + term('category', 'iceland'),
    });
  return wordPressExport([...numbers.map((n) => post('fr', n)), ...numbers.map((n) => post('en', n))]);
}
