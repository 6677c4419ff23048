import { LOCALES } from '../../../cms/src/domain/locales';
import { type Figure, figuresIn, namedFigures, nearMisses, wrongConversions } from '../figures';
import type { Piece } from '../markdown';
import { type Passage, passagesOf, passagesOfText } from '../passages';
import { breachAt, piecesOf } from '../pieces';
import type { Catalogue, Locale, Problem, Rule, World } from '../types';

type Article = Catalogue['articles'][number];
type Read = { passage: Passage; piece: Piece };

const LANGUAGE: Record<Locale, string> = { fr: 'French', en: 'English' };

const piecesIn = (passages: readonly Passage[]): Read[] =>
  passages.flatMap((passage) => piecesOf(passage).map((piece) => ({ passage, piece })));

/** The facts of a hike, in the units that both languages tell. */
function hikeFigures({ facts }: Article): Figure[] {
  const { distance_km: km, denivele_m: m } = facts.value.randonnee ?? {};
  return [km === undefined ? '' : `${String(km)} km`, m === undefined ? '' : `${String(m)} m`].flatMap(
    (text) => figuresIn(text, 'en'),
  );
}

/** Both languages of an article tell the same length, and a hike’s facts are those of its texts. */
function articleProblems(article: Article, lineOf: World['lineOf']): Problem[] {
  const told = piecesIn(passagesOfText(article.texts, lineOf)).flatMap((read) =>
    figuresIn(read.piece.text, read.passage.locale).map((figure) => ({ ...read, figure })),
  );
  const figuresOf = (locale: Locale) =>
    told.filter(({ passage }) => passage.locale === locale).map(({ figure }) => figure);
  const hikes = LOCALES.flatMap((locale) =>
    nearMisses(hikeFigures(article), figuresOf(locale)).map(([figure, other]) => ({
      ...article.facts.locate(['randonnee']),
      message: `says ${figure.text}, the ${LANGUAGE[locale]} text ${other.text}`,
    })),
  );
  const twins = new Map(nearMisses(figuresOf('fr'), figuresOf('en')));
  const french = told.flatMap(({ passage, piece, figure }) => {
    const other = twins.get(figure);
    if (other === undefined) return [];
    const message = `says ${figure.text}, the ${LANGUAGE.en} text ${other.text}`;
    return [breachAt(passage, piece, message, figure.index)];
  });
  return [...hikes, ...french];
}

/** A line of a table or a list that begins with a hike’s name tells the hike’s own facts. */
function rowProblems({ catalogue }: World, passages: readonly Passage[]): Problem[] {
  return catalogue.articles.flatMap((article) => {
    const hike = hikeFigures(article);
    if (hike.length === 0) return [];
    return passages.flatMap(({ locale, kind, text, placeAt }) => {
      const name = article.texts[locale]?.value.titre_court;
      if (name === undefined || kind !== 'body') return [];
      return text.split('\n').flatMap((line, index) => {
        if (!['| ', '- '].some((mark) => line.replaceAll('**', '').startsWith(mark + name))) return [];
        return nearMisses(figuresIn(line, locale), hike).map(([figure, other]) => ({
          ...placeAt(index + 1),
          message: `${name} has ${figure.text} here, ${other.text} in its facts`,
        }));
      });
    });
  });
}

/** Returns what the map tells of each place: its title, and the height with which its description begins. */
const placesOf = ({ catalogue }: World): Read[] =>
  catalogue.features.flatMap(({ value, locate }) =>
    LOCALES.map((locale): Read => {
      const text = `${value.titre[locale] ?? ''}, ${value.description?.[locale] ?? ''}`;
      const placeAt = () => locate(['description', locale]);
      return { passage: { locale, kind: 'field', text, placeAt }, piece: { line: 1, text } };
    }),
  );

/** One thing has one height, wherever it is told. */
function subjectProblems(reads: readonly Read[]): Problem[] {
  const first = new Map<string, Figure>();
  return reads.flatMap(({ passage, piece }) =>
    namedFigures(piece.text, passage.locale).flatMap(({ name, figure }): Problem[] => {
      const subject = `${passage.locale} ${name}`;
      const earlier = first.get(subject) ?? figure;
      first.set(subject, earlier);
      if (earlier.metres === figure.metres) return [];
      const message = `${name} has ${figure.text} here, ${earlier.text} elsewhere`;
      return [breachAt(passage, piece, message, figure.index)];
    }),
  );
}

const conversionProblems = (reads: readonly Read[]): Problem[] =>
  reads.flatMap(({ passage, piece }) =>
    wrongConversions(piece.text, passage.locale).map(([figure, other]) =>
      breachAt(passage, piece, `${figure.text} is not ${other.text}`, figure.index),
    ),
  );

/** A length is the same in both languages, in both systems of measures, and in every text that names its subject. */
export const checkFigures: Rule = (world) => {
  const passages = passagesOf(world);
  const reads = piecesIn(passages);
  return [
    ...world.catalogue.articles.flatMap((article) => articleProblems(article, world.lineOf)),
    ...rowProblems(world, passages),
    ...subjectProblems([...reads, ...placesOf(world)]),
    ...conversionProblems(reads),
  ];
};
