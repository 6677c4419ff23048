import type { CreateResolversArgs } from 'gatsby';
import { imageDataResolver } from '../pictures/image-data';
import { shareImageResolvers } from '../pictures/share-pictures/resolvers';
import { thumbnailResolver } from '../pictures/thumbnail-resolver';
import { richTextResolvers } from './rich-text-resolvers';

/** Fields that are computed when a page asks for them. */
export function createResolvers(args: CreateResolversArgs) {
  // Gatsby types this as a bare Function.
  const create = args.createResolvers as (resolvers: object) => void;
  create({ ...richTextResolvers, ...shareImageResolvers, ...imageDataResolver, ...thumbnailResolver });
}
