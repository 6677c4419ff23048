import type { GraphQLResolveInfo } from 'gatsby/graphql';
import * as markdown from '../../../src/content/markdown/render-markdown';
import type { RichText } from '../../../src/content/markdown/types';
import type { Context } from '../../../src/site-build/pictures/image-data';
import { richTextResolvers } from '../../../src/site-build/schema/rich-text-resolvers';

const { html, headings, minutes } = richTextResolvers.RichText;
const context = { nodeModel: { getNodeById: () => null } } as Context;
const ask = <T>(
  {
    resolve,
  }: { resolve: (text: RichText, _: unknown, context: Context, info: GraphQLResolveInfo) => Promise<T> },
  text: RichText,
) => resolve(text, undefined, context, {} as GraphQLResolveInfo);

describe('the fields of a rich text', () => {
  it('come from one rendering of it', async () => {
    const render = jest.spyOn(markdown, 'renderMarkdown');
    const text: RichText = { markdown: '## Ciel\n\nUn mot.', locale: 'fr', pictures: [] };
    const answers = await Promise.all([ask(html, text), ask(headings, text), ask(minutes, text)]);
    expect(answers).toEqual([
      expect.stringContaining('Un mot.'),
      [expect.objectContaining({ depth: 2, text: 'Ciel' })],
      1,
    ]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are those of each text', async () => {
    const [one, other] = ['Un', 'Deux'].map((word): RichText => ({
      markdown: word,
      locale: 'fr',
      pictures: [],
    }));
    if (!one || !other) throw new Error('no texts');
    expect(await ask(html, one)).not.toBe(await ask(html, other));
  });
});
