import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { readBuildEnvironment } from '../config/environment';
import { renderMarkdown } from '../content/markdown/render-markdown';
import type { RichText } from '../content/markdown/types';
import { bodyPictureHtml } from '../content/markdown/body-pictures';
import { BODY_IMAGE, imageData, type Context } from './image-data';

/** `html`, `headings` and `minutes` of every rich text: a page pays for what it asks, once, at build time. */
export const richTextResolvers = {
  RichText: {
    html: { type: 'String!', resolve: resolveHtml },
    headings: {
      type: '[Heading!]!',
      resolve: (text: RichText) => renderMarkdown(text).headings,
    },
    minutes: { type: 'Int!', resolve: (text: RichText) => renderMarkdown(text).minutes },
  },
};

async function resolveHtml(
  text: RichText,
  _: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<string> {
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
  }).html;
}
