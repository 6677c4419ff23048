import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'gatsby/graphql';
import { renderMarkdown } from '../content/markdown/render-markdown';
import type { RichText } from '../content/markdown/types';
import { bodyPictureHtml } from './body-pictures';

/** What Gatsby hands to a resolver; only the node model is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string; type?: string }) => Node | null } };

const IMAGE_ARGUMENTS = {
  layout: 'constrained',
  width: 1200,
  breakpoints: [400, 800, 1200],
  formats: ['webp', 'avif'],
  placeholder: 'dominantColor',
};

/** `html`, `headings` and `minutes` of every rich text: a page pays for what it asks, once, at build time. */
export const richTextResolvers = {
  RichText: {
    html: { type: 'String!', resolve: resolveHtml },
    headings: {
      type: '[Heading!]!',
      resolve: ({ markdown }: RichText) => renderMarkdown(markdown).headings,
    },
    minutes: { type: 'Int!', resolve: ({ markdown }: RichText) => renderMarkdown(markdown).minutes },
  },
};

async function resolveHtml(
  text: RichText,
  _: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<string> {
  const images = new Map<string, IGatsbyImageData>();
  for (const { src, file } of text.pictures) images.set(src, await imageData(file, context, info));
  return renderMarkdown(text.markdown, (reference) => {
    const picture = text.pictures.find(({ src }) => src === reference.src);
    const image = images.get(reference.src);
    if (!picture || !image) throw new Error(`no picture for ${reference.src}`);
    return bodyPictureHtml(reference, picture, image);
  }).html;
}

/** The picture's derivatives, by the same resolver that `gatsbyImageData` in a query uses. */
async function imageData(
  fileId: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> {
  const file = context.nodeModel.getNodeById({ id: fileId, type: 'File' });
  const images = (file?.children ?? []).map((id) =>
    context.nodeModel.getNodeById({ id, type: 'ImageSharp' }),
  );
  const image = images.find((node) => node?.internal.type === 'ImageSharp');
  const type = info.schema.getType('ImageSharp');
  const field = type && 'getFields' in type ? type.getFields()['gatsbyImageData'] : undefined;
  const resolve = (field && 'resolve' in field ? field.resolve : undefined) as
    GraphQLFieldResolver<Node, Context, typeof IMAGE_ARGUMENTS> | undefined;
  if (!image || !resolve) throw new Error(`picture ${fileId} has no image data`);
  return (await resolve(image, IMAGE_ARGUMENTS, context, info)) as IGatsbyImageData;
}
