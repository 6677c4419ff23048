import { asAddress, asEmail } from '../../../cms/config/environment/parsers';
import { markdownPictures } from '../../../cms/src/domain/report/markdown-pictures';
import { mendLinks } from '../../../src/content/markdown/internal-links';
import { parseCredit } from '../../../src/content/picture/adapt';
import { isPage } from '../../../src/features/navigation/followed-link';
import { slugify } from '../../../src/routing/slugify';
import { truncateTitle } from '../../../src/routing/truncate';

const toNew = () => '/fr/neuf/';

/**
 * Expressions that take time in proportion to a text, each with the shorter one that says the same and does not, and
 * with the letters that matter to it.
 */
export const READERS: readonly [
  name: string,
  letters: string,
  linear: (text: string) => unknown,
  plain: (text: string) => unknown,
][] = [
  ['asEmail', 'a.@ ', asEmail, (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined)],
  [
    'asAddress',
    'a/',
    (text) => asAddress(`https://a.example/${text}`),
    (text) => `https://a.example/${text}`.replace(/\/+$/, ''),
  ],
  [
    'parseCredit',
    'a —\t',
    parseCredit,
    (text) => {
      const [credit, licence] = text.split(/\s+—\s+/, 2);
      return { ...(credit && { credit }), ...(licence && { licence }) };
    },
  ],
  ['isPage', 'a./', isPage, (text) => !/\.[^/]+$/.test(text)],
  [
    'slugify',
    'aé- ’',
    slugify,
    (text) =>
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, ''),
  ],
  [
    'truncateTitle',
    'a ,–',
    (text) => truncateTitle(text, 8),
    (text) => {
      if (text.length <= 8) return text;
      const space = text.slice(0, 9).search(/\s+\S*$/u);
      return `${text.slice(0, space > 0 ? space : 8).replace(/[\s,;:.–—-]+$/u, '')}…`;
    },
  ],
  [
    'mendLinks',
    '](a !',
    (text) => mendLinks(`${text}[x](/fr/a/)${text}`, toNew),
    (text) =>
      `${text}[x](/fr/a/)${text}`.replace(
        /(?<!!)\[([^\]]*)\]\(\/fr\/a\/\)/g,
        (_, words) => `[${words}](/fr/neuf/)`,
      ),
  ],
  [
    'markdownPictures, of code in a line',
    '`a',
    (text) => markdownPictures(`a${text} ![b](c)`).length,
    (text) => (/(?<!`)(`+)[^`\n]+\1(?!`)/.exec(`a${text} ![b](c)`)?.[0].includes('![') ? 0 : 1),
  ],
];
