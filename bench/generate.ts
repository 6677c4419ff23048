/**
 * Writes articles in the format of `content/`, in both languages, as many as wanted and the same in every run; seeded
 * beside the demonstration content, whose countries, regions and pictures they use:
 * `npm run bench:generate -- --articles 1000 --out var/bench/content-1000`.
 */
import { mkdirSync, readdirSync, readFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locale } from '../src/config/locales';
import { Writer } from './lib/prose';
import { randomNumbers } from './lib/random';

const CONTENT = resolve(__dirname, '../content');
const TYPES = ['interet', 'zone', 'loisir', 'top', 'autre'] as const;
const STEPS = ['etape1', 'etape2', 'etape3', 'etape4', 'etape8'] as const;
/** As in the comparison of bench/NOTEBOOK.md: about 780 words. */
const SECTIONS = 6;
const SENTENCES = 7;

type Place = { readonly country: string; readonly regions: readonly string[] };

const keysIn = (file: string) =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^- key: (\S+)$/gm)].map(([, key = '']) => key)
    : [];

function places(): Place[] {
  return readdirSync(join(CONTENT, 'countries'))
    .sort()
    .map((country) => ({ country, regions: keysIn(join(CONTENT, 'countries', country, 'regions.yaml')) }));
}

const keyOf = (index: number) => `generated-${String(index).padStart(5, '0')}`;

/** Writes what depends on no language. One article in five is a practical one of a step, the others are guides. */
function facts(
  index: number,
  { regions }: Place,
  pictures: readonly string[],
  others: number,
  seed: number,
): string {
  const writer = new Writer('fr', randomNumbers(seed + index));
  const isPractical = index % 5 === 0;
  const neighbours = [1, 2, 3].map((step) => keyOf(((index + step * 7) % others) + 1));
  return [
    `type: ${isPractical ? 'autre' : writer.pick(TYPES)}`,
    ...(isPractical
      ? [`etape: ${writer.pick(STEPS)}`]
      : regions.length > 0
        ? [`region: ${writer.pick(regions)}`]
        : []),
    'auteur: camille-renard',
    `publie_le: 2026-0${writer.number(9)}-1${writer.number(9)}`,
    `couverture: ${writer.pick(pictures)}`,
    `continuer_voyage: [${[...new Set(neighbours)].filter((key) => key !== keyOf(index)).join(', ')}]`,
    '',
  ].join('\n');
}

function text(index: number, locale: Locale, pictures: readonly string[], seed: number): string {
  const writer = new Writer(locale, randomNumbers(seed * 31 + index * 2 + (locale === 'fr' ? 0 : 1)));
  const title = locale === 'fr' ? `Étape imaginaire ${index}` : `Imaginary stage ${index}`;
  const slug = locale === 'fr' ? `etape-imaginaire-${index}` : `imaginary-stage-${index}`;
  const sections = Array.from({ length: SECTIONS }, (_, section) => [
    `## ${locale === 'fr' ? 'Partie' : 'Part'} ${section + 1}`,
    writer.sentences(SENTENCES),
    ...(section === 2 ? [`![${writer.sentence()}](media:${writer.pick(pictures)})`] : []),
  ]);
  return [
    '---',
    `titre: "${title}"`,
    `slug: ${slug}`,
    `chapeau: "${writer.sentences(2)}"`,
    '---',
    sections.flat().join('\n\n'),
    '',
  ].join('\n');
}

/** @returns the folder of each article, in order */
export function generate(articles: number, out: string, seed = 42): string[] {
  const [all, pictures] = [places(), keysIn(join(CONTENT, 'media/media.yaml'))];
  rmSync(out, { recursive: true, force: true });
  return Array.from({ length: articles }, (_, at) => {
    const index = at + 1;
    const place = all[index % all.length];
    if (!place) throw new Error('the demonstration content has no countries');
    const folder = join(out, 'countries', place.country, 'articles', keyOf(index));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'article.yaml'), facts(index, place, pictures, articles, seed));
    for (const locale of ['fr', 'en'] as const)
      writeFileSync(join(folder, `${locale}.md`), text(index, locale, pictures, seed));
    return folder;
  });
}
