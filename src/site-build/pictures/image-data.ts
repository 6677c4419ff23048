import type { Node } from 'gatsby';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { PICTURE_WIDTHS, WIDEST_PICTURE } from '../../config/pictures';

/** The context that Gatsby hands to a resolver; only the node model is used here. */
export type Context = { nodeModel: { getNodeById: (query: { id: string; type?: string }) => Node | null } };

type ImageArguments = {
  layout: string;
  width: number;
  breakpoints: number[];
  formats: string[];
  placeholder: string;
};

const SHARED = { layout: 'constrained', formats: ['webp', 'avif'], placeholder: 'dominantColor' };

/** Pictures in a text. */
export const BODY_IMAGE: ImageArguments = {
  ...SHARED,
  width: 1200,
  breakpoints: PICTURE_WIDTHS.filter((width) => width <= 1200),
};
/** The arguments of the `Picture` fragment, so that no derivative is made twice. */
export const PAGE_IMAGE: ImageArguments = {
  ...SHARED,
  width: WIDEST_PICTURE,
  breakpoints: [...PICTURE_WIDTHS],
};

type ResolveInfo = GraphQLResolveInfo & {
  originalResolver: GraphQLFieldResolver<Node, Context, ImageArguments>;
};

/** Image data that was asked for before, under the content of its picture and the arguments of the query. */
const known = new Map<string, Promise<IGatsbyImageData>>();

/**
 * `gatsbyImageData`, once for each picture: hundreds of cards show some dozens of covers, and Gatsby reads the whole file
 * for each of them before it sees that the derivatives are being made.
 */
export const imageDataResolver = {
  ImageSharp: {
    gatsbyImageData: {
      resolve: (image: Node, given: ImageArguments, context: Context, info: ResolveInfo) => {
        const key = `${image.id} ${image.internal.contentDigest} ${JSON.stringify(given)}`;
        const data =
          known.get(key) ?? (info.originalResolver(image, given, context, info) as Promise<IGatsbyImageData>);
        known.set(key, data);
        return data;
      },
    },
  },
};

/** A picture's derivatives, by the same resolver that `gatsbyImageData` in a query uses. */
export async function imageData(
  fileId: string,
  imageArguments: ImageArguments,
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
    GraphQLFieldResolver<Node, Context, ImageArguments> | undefined;
  if (!image || !resolve) throw new Error(`picture ${fileId} has no image data`);
  return (await resolve(image, imageArguments, context, info)) as IGatsbyImageData;
}
