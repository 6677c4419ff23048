import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expectedInstead } from '../../../cms/src/domain/patterns';
import { rowsOf, unplaced } from '../../../cms/src/panel/arrangement';
import { configurationOf } from '../../../cms/src/panel/configuration';
import { FORMS } from '../../../cms/src/panel/forms';
import type { Form } from '../../../cms/src/panel/types';
import { VALUES } from '../../../cms/src/panel/values';

const SOURCES = join(__dirname, '../../../cms/src');

type Attribute = { type: string; enum?: string[]; regex?: string };
type Schema = {
  attributes: Record<string, Attribute>;
  pluginOptions?: Record<string, { visible?: boolean }>;
};

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Schema;

function contentTypes(): [string, Schema][] {
  return readdirSync(join(SOURCES, 'api')).flatMap((api) => {
    const folder = join(SOURCES, 'api', api, 'content-types');
    const names = readdirSync(join(SOURCES, 'api', api)).includes('content-types') ? readdirSync(folder) : [];
    return names.map((name): [string, Schema] => [
      `api::${api}.${name}`,
      read(join(folder, name, 'schema.json')),
    ]);
  });
}

function components(): [string, Schema][] {
  const root = join(SOURCES, 'components');
  return readdirSync(root).flatMap((category) =>
    readdirSync(join(root, category)).map((file): [string, Schema] => [
      `${category}.${basename(file, '.json')}`,
      read(join(root, category, file)),
    ]),
  );
}

const TYPES = [...contentTypes(), ...components()].filter(
  ([, { pluginOptions }]) => pluginOptions?.['content-manager']?.visible !== false,
);

const formOf = (uid: string): Form => {
  const form = FORMS[uid];
  if (!form)
    throw new Error(`${uid} has no form: write it in cms/src/panel/forms, and name it in its index.ts`);
  return form;
};

describe.each(TYPES)('the form of %s', (uid, { attributes }) => {
  const names = Object.keys(attributes);

  it('has a place for every field: add a new one to a row of its group in cms/src/panel/forms', () => {
    expect(unplaced(formOf(uid), names)).toEqual([]);
  });

  it('says what every field is, in both languages: add it to “words” in cms/src/panel/forms', () => {
    const { words, machinery } = formOf(uid);
    const silent = names.filter((name) => {
      const said = words[name];
      const texts = said ? [said.label, said.description].flatMap(({ fr, en }) => [fr, en]) : [''];
      return !machinery.includes(name) && texts.some((text) => text.trim() === '' || text === name);
    });
    expect(silent).toEqual([]);
  });

  it('names no field that does not exist', () => {
    const { words, machinery } = formOf(uid);
    const placed = rowsOf(formOf(uid)).flatMap((row) => row.map(({ name }) => name));
    expect([...Object.keys(words), ...machinery, ...placed].filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });

  it('fills rows of twelve columns, in which Strapi gives some fields a whole one', () => {
    for (const row of rowsOf(formOf(uid))) {
      expect(row.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12);
      const wide = row.filter(({ name }) =>
        ['component', 'richtext', 'json'].includes(attributes[name]?.type ?? ''),
      );
      expect(wide.filter(({ size }) => size !== 12)).toEqual([]);
    }
  });

  it('has words for every choice: add a new value to cms/src/panel/values.ts', () => {
    const values = Object.values(attributes).flatMap((attribute) => attribute.enum ?? []);
    expect(values.filter((value) => VALUES[value] === undefined)).toEqual([]);
  });

  it('says what every pattern expects: add a new one to cms/src/domain/patterns.ts', () => {
    const patterns = Object.values(attributes).flatMap(({ regex }) => regex ?? []);
    const said = patterns.map((regex) => expectedInstead(regex, '?')?.en);
    expect(said.filter((sentence) => !sentence?.includes('such as'))).toEqual([]);
  });

  it('keeps the CMS’s own notes out of sight', () => {
    const own = ['trace', 'anciennes_adresses', 'import_key', 'id_court', 'jeton_moderation'];
    const shown = rowsOf(formOf(uid)).flatMap((row) => row.map(({ name }) => name));
    expect(shown.filter((name) => own.includes(name))).toEqual([]);
  });
});

describe('what is stored for Strapi', () => {
  const form: Form = {
    groups: [{ rows: [['titre', ['slug', 4]], ['gone']] }],
    machinery: ['import_key'],
    words: {
      titre: { label: { fr: 'Titre', en: 'Title' }, description: { fr: 'Le nom.', en: 'The name.' } },
    },
    list: ['titre'],
    settings: { mainField: 'titre' },
  };
  const present = {
    settings: { pageSize: 10, bulkable: true },
    metadatas: { titre: { edit: { label: 'titre', editable: true }, list: { sortable: true } } },
    layouts: { edit: [], list: ['id'] },
  };
  const stored = configurationOf(form, present, ['titre', 'slug', 'new', 'import_key']);

  it('arranges the fields that are there, and puts one that it does not know at the end', () => {
    expect(stored.layouts?.['edit']).toEqual([
      [
        { name: 'titre', size: 8 },
        { name: 'slug', size: 4 },
      ],
      [{ name: 'new', size: 12 }],
    ]);
  });

  it('keeps what it says nothing about', () => {
    expect(stored.settings).toEqual({ pageSize: 50, bulkable: true, mainField: 'titre' });
    expect(stored.metadatas?.['titre']).toEqual({
      edit: { label: 'Titre', description: 'Le nom.', editable: true },
      list: { sortable: true, label: 'Titre' },
    });
  });
});
