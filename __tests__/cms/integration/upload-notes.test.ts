import sharp from 'sharp';
import { makeAdmin } from '../../support/cms/admin-accounts';
import { uploadAs } from '../../support/cms/uploads';
import { CAMERA, photograph } from '../../support/inputs/made-files';
import { cmsUrl } from '../../support/served';

it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
  'a photograph as %s is kept without where and with what it was taken',
  async (format) => {
    const content = await photograph(format);
    expect(content.includes(CAMERA)).toBe(true);
    const sent = { name: `photo.${format}`, content, type: `image/${format}` };
    const { file } = await uploadAs(await makeAdmin('strapi-editor'), sent);
    const kept = Buffer.from(await (await fetch(cmsUrl() + file.url)).arrayBuffer());
    expect(kept.includes(CAMERA)).toBe(false);
    await expect(sharp(kept, { failOn: 'warning' }).stats()).resolves.toBeDefined();
  },
);
