import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Picture } from '../../content/picture/types';
import { imageData, PAGE_IMAGE, type Context } from './image-data';

/** `thumbnail`: the address of the narrowest derivative of a picture, for where its other facts would be ballast. */
export const thumbnailResolver = {
  Picture: {
    thumbnail: {
      type: 'String!',
      resolve: async ({ file }: Picture, _: unknown, context: Context, info: GraphQLResolveInfo) => {
        const { fallback } = (await imageData(file, PAGE_IMAGE, context, info)).images;
        return fallback?.srcSet?.split(',')[0]?.trim().split(' ')[0] ?? fallback?.src ?? '';
      },
    },
  },
};
