import type { Locale } from '../../config/locales';
import { ALERT_LEVELS } from '../../config/taxonomy';

/** The words that the gallery's components show: short, long, and of both languages. */
export const SAMPLES: Record<Locale, { title: string; long: string; text: string; word: string }> = {
  fr: {
    title: 'La lagune glaciaire',
    long: 'Un titre qui prend son temps, fait le tour de l’île dans le sens inverse des aiguilles d’une montre et revient par où il était parti',
    text: 'Des icebergs bleus dérivent vers la mer, et s’échouent sur une plage noire.',
    word: 'anticonstitutionnellement',
  },
  en: {
    title: 'The glacier lagoon',
    long: 'A title that takes its time, goes round the island against the clock and comes back to where it began',
    text: 'Blue icebergs drift out to sea and strand on a black beach.',
    word: 'floccinaucinihilipilification',
  },
};

/** A committed picture of the site. */
export const PICTURE: Queries.PictureFragment = {
  alt: 'Grand Large',
  caption: null,
  credit: null,
  licence: null,
  focalPoint: { x: 50, y: 40 },
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 1280,
        height: 720,
        backgroundColor: '#4d7d92',
        images: { sources: [], fallback: { src: '/app/screen-fr-wide.jpg' } },
      },
    },
  },
};

export const MONTHS = [-14, -8, -2, 4, 9, 14, 18, 17, 11, 4, -4, -11].map((low, i) => ({
  month: i + 1,
  low,
  high: low + 8,
  rainMm: [76, 72, 82, 58, 44, 0, 52, 62, 67, 186, 73, 79][i] ?? 0,
  daylightH: [0, 4, 9, 14, 19, 24, 23, 18, 13, 8, 3, 0][i] ?? 0,
}));

/** One alert of each level that shows now, one that is over and one that is to come; neither of these may be seen. */
export const ALERTS = [
  ...ALERT_LEVELS.map((level) => ({ level, start: '2020-01-01T00:00:00Z', end: '2090-01-01T00:00:00Z' })),
  { level: 'info', start: '2020-01-01T00:00:00Z', end: '2020-02-01T00:00:00Z' },
  { level: 'info', start: '2090-01-01T00:00:00Z', end: '2091-01-01T00:00:00Z' },
].map((alert, i) => ({ ...alert, text: `${i + 1}. ${alert.level}`, source: 'https://www.example.org/' }));

export const PROSE = `
<h2>Un titre de deuxième niveau</h2><p>Un paragraphe avec <a href="#content">un lien</a>, <strong>du gras</strong> et
<em>de l’italique</em>.</p><h3>De troisième niveau</h3><ul><li>Une liste</li><li>de deux</li></ul>
<ol><li>Une autre</li><li>numérotée</li></ol><blockquote><p>Une citation.</p></blockquote>
<div class="note"><p>Un conseil.</p></div><div class="note note-warning"><p>Un avertissement.</p></div>
<div class="table"><table><thead><tr><th>Mois</th><th>Prix</th></tr></thead><tbody><tr><td>Janvier</td><td>12 €</td></tr>
</tbody></table></div>`;
