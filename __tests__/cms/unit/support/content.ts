import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Files = Record<string, string>;

const text = (titre: string, slug: string, body = 'Texte.') =>
  `---\ntitre: ${titre}\nslug: ${slug}\n---\n${body}\n`;

const country = (pays: string, slug: string) => `---\npays: ${pays}\nslug: ${slug}\n---\nIntro.\n`;

const facts = (more = '') => `auteur: camille\npublie_le: 2026-03-02\n${more}`;

/** A small world in which nothing is wrong: one country, one region, three articles, one page, one picture. */
export const GOOD: Files = {
  'site.yaml':
    'nom: Grand Large\nliens_sociaux: [{ reseau: video, url: "https://v.example" }, { reseau: entraide, url: "https://e.example" }]',
  'authors.yaml': '- key: camille\n  nom: Camille\n',
  'media/media.yaml':
    '- key: beach\n  fichier: beach.jpg\n  alternative: { fr: Plage, en: Beach }\n  credit: Grand Large\n  licence: CC BY 4.0\n  point_focal: { x: 0.624, y: 0.4 }\n',
  'media/beach.jpg': 'not looked into',
  'countries/islande/country.yaml': 'reference: islande\narticles_etape6: [south, only-english]\n',
  'countries/islande/country.fr.md': country('Islande', 'islande'),
  'countries/islande/country.en.md': country('Iceland', 'iceland'),
  'countries/islande/regions.yaml': '- key: sud\n  titre: { fr: Sud, en: South }\n',
  'countries/islande/articles/south/article.yaml': facts(
    'region: sud\ncouverture: beach\ncontinuer_voyage: [jet-lag]\n',
  ),
  'countries/islande/articles/south/fr.md': text(
    'Le sud',
    'sud',
    '[a](article:jet-lag) [b](country:islande) ![c](media:beach)',
  ),
  'countries/islande/articles/south/en.md': text(
    'The south',
    'south',
    '[a](article:only-english#top) [b](page:contact)',
  ),
  'countries/islande/articles/only-english/article.yaml': facts(),
  'countries/islande/articles/only-english/en.md': text('Only', 'only'),
  'articles/jet-lag/article.yaml': facts('brouillon: [en]\n'),
  'articles/jet-lag/fr.md': text('Décalage', 'decalage'),
  'articles/jet-lag/en.md': text('Jet lag', 'jet-lag'),
  'pages/contact/fr.md': text('Contact', 'contact'),
  'pages/contact/en.md': text('Contact', 'contact'),
};

/** Writes content into a new temporary folder called `content`. A file with the text '' is left out. */
export function writeContent(changes: Files = {}): string {
  const root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'grand-large-')), 'content');
  for (const [name, content] of Object.entries({ ...GOOD, ...changes })) {
    if (content === '') continue;
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return root;
}

export function removeContent(root: string): void {
  fs.rmSync(path.dirname(root), { recursive: true });
}
