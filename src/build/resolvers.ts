import type { CreateResolversArgs } from 'gatsby';
import { imageDataResolver } from './image-data';
import { richTextResolvers } from './rich-text-resolvers';
import { shareImageResolvers } from './share-pictures/resolvers';
import { thumbnailResolver } from './thumbnail-resolver';

/** Fields that are computed when a page asks for them. */
export function createResolvers(args: CreateResolversArgs) {
  // Gatsby types this as a bare Function.
  const create = args.createResolvers as (resolvers: object) => void;
  create({ ...richTextResolvers, ...shareImageResolvers, ...imageDataResolver, ...thumbnailResolver });
}
