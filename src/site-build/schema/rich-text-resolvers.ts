import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { readBuildEnvironment } from '../../config/environment';
import { bodyPictureHtml } from '../../content/markdown/body-pictures';
import { renderMarkdown, type RenderedMarkdown } from '../../content/markdown/render-markdown';
import type { RichText } from '../../content/markdown/types';
import { BODY_IMAGE, imageData, type Context } from '../pictures/image-data';

/**
 * `html`, `headings` and `minutes` of every rich text: a page pays for what it asks, once, at build time. Whatever is
 * asked of a text first renders it for all three, which most pages ask for together.
 */
export const richTextResolvers = {
  RichText: {
    html: { type: 'String!', resolve: field(({ html }) => html) },
    headings: { type: '[Heading!]!', resolve: field(({ headings }) => headings) },
    minutes: { type: 'Int!', resolve: field(({ minutes }) => minutes) },
  },
};

const rendered = new WeakMap<RichText, Promise<RenderedMarkdown>>();

function field<T>(read: (text: RenderedMarkdown) => T) {
  return async (text: RichText, _: unknown, context: Context, info: GraphQLResolveInfo): Promise<T> => {
    const rendering = rendered.get(text) ?? render(text, context, info);
    rendered.set(text, rendering);
    return read(await rendering);
  };
}

async function render(text: RichText, context: Context, info: GraphQLResolveInfo): Promise<RenderedMarkdown> {
  const images = new Map<string, IGatsbyImageData>();
  for (const { src, file } of text.pictures)
    images.set(src, await imageData(file, BODY_IMAGE, context, info));
  return renderMarkdown(text, {
    partners: readBuildEnvironment().affiliatePartners,
    renderPicture: (reference) => {
      const picture = text.pictures.find(({ src }) => src === reference.src);
      const image = images.get(reference.src);
      if (!picture || !image) throw new Error(`no picture for ${reference.src}`);
      return bodyPictureHtml(reference, picture, image, text.locale);
    },
  });
}
