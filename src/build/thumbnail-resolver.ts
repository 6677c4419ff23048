import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Picture } from '../content/picture/types';
import { imageData, PAGE_IMAGE, type Context } from './image-data';

/** By the content of the picture: hundreds of places share some dozens of covers. */
const known = new Map<string, Promise<string>>();

/** `thumbnail`: the address of the narrowest derivative of a picture, for where its other facts would be ballast. */
export const thumbnailResolver = {
  Picture: {
    thumbnail: {
      type: 'String!',
      resolve: ({ file }: Picture, _: unknown, context: Context, info: GraphQLResolveInfo) => {
        const digest = context.nodeModel.getNodeById({ id: file, type: 'File' })?.internal.contentDigest;
        const key = `${file} ${digest}`;
        const thumbnail = known.get(key) ?? makeThumbnail(file, context, info);
        known.set(key, thumbnail);
        return thumbnail;
      },
    },
  },
};

async function makeThumbnail(file: string, context: Context, info: GraphQLResolveInfo): Promise<string> {
  const { fallback } = (await imageData(file, PAGE_IMAGE, context, info)).images;
  return fallback?.srcSet?.split(',')[0]?.trim().split(' ')[0] ?? fallback?.src ?? '';
}
