import sharp from 'sharp';

const COLUMNS = 3;
const TILE = { width: 600, height: 400 };
const GAP = 24;

/** All pictures on one paper, without captions: what can't be named at this size is redrawn. */
export const contactSheet = async (rasters: readonly Buffer[]): Promise<Buffer> => {
  const rows = Math.ceil(rasters.length / COLUMNS);
  const tiles = await Promise.all(
    rasters.map((raster) => sharp(raster).resize(TILE.width, TILE.height).toBuffer()),
  );
  return sharp({
    create: {
      width: COLUMNS * (TILE.width + GAP) + GAP,
      height: rows * (TILE.height + GAP) + GAP,
      channels: 3,
      background: '#fffdf8',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: GAP + (i % COLUMNS) * (TILE.width + GAP),
        top: GAP + Math.floor(i / COLUMNS) * (TILE.height + GAP),
      })),
    )
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
