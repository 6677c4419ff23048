import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The widest file of a picture in a format that every browser reads; links to the picture lead to it. */
export function largeFile({ fallback }: IGatsbyImageData['images']): string | undefined {
  const candidates = (fallback?.srcSet ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/));
  const [widest] = candidates
    .map(([file, width = '0w']) => ({ file, width: Number.parseInt(width, 10) }))
    .sort((a, b) => b.width - a.width);
  return widest?.file || fallback?.src;
}
