import type { Node } from 'gatsby';
import { imageDataResolver, PAGE_IMAGE } from '../../../src/site-build/pictures/image-data';

const { resolve } = imageDataResolver.ImageSharp.gatsbyImageData;
const picture = (id: string, contentDigest: string) =>
  ({ id, internal: { contentDigest, type: 'ImageSharp', owner: '' } }) as unknown as Node;
const context = { nodeModel: { getNodeById: () => null } };

describe('a picture’s derivatives', () => {
  it.each([
    ['are asked for once, however many pages show it', 'reef', picture('reef', '1'), PAGE_IMAGE, 1],
    ['are asked for again when its file has changed', 'palm', picture('palm', '2'), PAGE_IMAGE, 2],
    ['are asked for again in other widths', 'whale', picture('whale', '1'), { ...PAGE_IMAGE, width: 400 }, 2],
    ['are its own', 'turtle', picture('dune', '1'), PAGE_IMAGE, 2],
  ])('%s', async (_, first, then, asked, times) => {
    const originalResolver = jest.fn(() => Promise.resolve({}));
    const info = { originalResolver } as unknown as Parameters<typeof resolve>[3];
    await resolve(picture(first, '1'), PAGE_IMAGE, context, info);
    await resolve(then, asked, context, info);
    expect(originalResolver).toHaveBeenCalledTimes(times);
  });
});
