import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { type AdminAccount, makeAdmin } from '../../support/cms/admin-accounts';
import { countFiles, uploadAs } from '../../support/cms/uploads';
import { film, gpx, phonePicture, picture, pngThatClaims, WALK } from '../../support/inputs/made-files';
import { spellingsOf } from '../../support/inputs/spellings';
import { cmsUrl } from '../../support/served';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const XHTML = '<html xmlns="http://www.w3.org/1999/xhtml"><body><script>alert(1)</script></body></html>';
const HTML = '<!doctype html><script>alert(1)</script>';
const PDF = '%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const BOMB = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

let editor: AdminAccount;
beforeAll(async () => {
  editor = await makeAdmin('strapi-editor', { preferedLanguage: 'fr' });
});

type Content = string | Buffer;

const send = (name: string, content: Content, type: string, account = editor, id?: number) =>
  uploadAs(account, { name, content, type, id });

describe('a good file', () => {
  it.each<[string, string, () => Content | Promise<Content>, string, string]>([
    ['JPEG', 'a.jpg', () => picture('jpeg'), 'image/jpeg', '.jpg'],
    ['JPEG with capitals', 'Été.JPG', () => picture('jpeg'), 'image/jpeg', '.JPG'],
    ['JPEG named JFIF', 'a.JFIF', () => picture('jpeg'), 'image/jpeg', '.jpg'],
    ['PNG', 'a.png', () => picture('png'), 'image/png', '.png'],
    ['WebP', 'a.webp', () => picture('webp'), 'image/webp', '.webp'],
    ['AVIF', 'a.avif', () => picture('avif'), 'image/avif', '.avif'],
    ['GIF', 'a.gif', () => picture('gif'), 'image/png', '.png'],
    ['JPEG named JPE', 'a.jpe', () => picture('jpeg'), 'image/jpeg', '.jpg'],
    ['JPEG of some phones', 'a.jpg', () => phonePicture(), 'image/jpeg', '.jpg'],
    ['TIFF', 'a.tif', () => picture('tiff'), 'image/tiff', '.tif'],
    ['PNG named JPEG', 'a.jpg', () => picture('png'), 'image/png', '.png'],
    ['picture without an ending', 'a', () => picture('webp'), 'image/webp', '.webp'],
    ['PDF', 'a.pdf', () => PDF, 'application/pdf', '.pdf'],
    ['GPX', 'a.gpx', () => gpx(WALK), 'application/gpx+xml', '.gpx'],
    ['a JPEG with a space behind its name', 'a.jpg ', () => picture('jpeg'), 'image/jpeg', '.jpg'],
    ['GPX named XML', 'a.xml', () => `\uFEFF${gpx(WALK)}`, 'application/gpx+xml', '.gpx'],
  ])('%s is kept with the type and the ending of what it is', async (_, name, content, mime, ending) => {
    const { status, file } = await send(name, await content(), 'application/octet-stream');
    expect(status).toBe(201);
    expect(file.mime).toBe(mime);
    expect(file.url.endsWith(ending)).toBe(true);
    if (!mime.startsWith('image/')) return;
    // Nothing that the site's build would complain of.
    const kept = await (await fetch(cmsUrl() + file.url)).arrayBuffer();
    await expect(sharp(Buffer.from(kept), { failOn: 'warning' }).stats()).resolves.toBeDefined();
  });
});

const cut = async (format: 'jpeg' | 'png' | 'webp') => {
  const whole = await picture(format);
  return whole.subarray(0, Math.floor(whole.length * 0.9));
};

/** Every refusal names the file and what is allowed. */
const refused = (name: string, found: RegExp) =>
  new RegExp(
    `^«\\u00a0${name.replace(/[.?]/g, '\\$&')}\\u00a0» n’est pas gardé\\u00a0: ${found.source}.*JPEG, PNG`,
    's',
  );

describe('a bad file', () => {
  it.each<[string, string, string, () => Content | Promise<Content>, RegExp]>([
    ['HTML named PNG', 'a.png', 'image/png', () => HTML, /il contient une page/],
    ['HTML behind white space', 'a.jpg', 'image/jpeg', () => `\n\t ${HTML}`, /il contient une page/],
    [
      'HTML in UTF-16',
      'a.png',
      'image/png',
      () => Buffer.from(`\uFEFF${HTML}`, 'utf16le'),
      /il contient une page/,
    ],
    ['HTML named GPX', 'a.gpx', 'application/gpx+xml', () => HTML, /le fichier/],
    [
      'XHTML named XML',
      'a.xml',
      'application/xml',
      () => XHTML,
      /le fichier n’est pas un GPX\u00a0: c’est une page HTML/,
    ],
    [
      'a PDF named GPX',
      'a.gpx',
      'application/gpx+xml',
      () => PDF,
      /le fichier n’est pas un GPX\u00a0: c’est un PDF/,
    ],
    ['a name with a “?”', 'a?.png', 'image/png', () => picture('png'), /son nom contient «\u00a0\?/],
    ['XHTML named XHTML', 'a.xhtml', 'application/xhtml+xml', () => XHTML, /il contient une page/],
    ['SVG', 'a.svg', 'image/svg+xml', () => SVG, /il contient une page, un dessin SVG/],
    ['SVG named PNG', 'a.png', 'image/png', () => SVG, /il contient une page, un dessin SVG/],
    ['SVG named GPX', 'a.gpx', 'application/gpx+xml', () => `<?xml version="1.0"?>${SVG}`, /.*« svg »/],
    ['SVG behind a word', 'a.png', 'image/png', () => `x${SVG}`, /son contenu n’est d’aucun type permis/],
    [
      'SVG that is packed',
      'a.png',
      'image/png',
      () => gzipSync(SVG),
      /son contenu n’est d’aucun type permis/,
    ],
    ['a picture and HTML', 'a.gif', 'image/gif', () => `GIF89a/*${HTML}*/`, /.+/],
    ['a picture named HTML', 'a.html', 'image/jpeg', () => picture('jpeg'), /son nom finit par «\u00a0.html/],
    ['a PDF named PNG', 'a.png', 'image/png', () => PDF, /son nom finit par «\u00a0.png/],
    ['a program', 'a.jpg', 'image/jpeg', () => '\u007fELF\u0002\u0001', /son contenu n’est d’aucun/],
    ['a JPEG cut short', 'a.jpg', 'image/jpeg', () => cut('jpeg'), /l’image JPEG est incomplète/],
    ['a PNG cut short', 'a.png', 'image/png', () => cut('png'), /l’image PNG est incomplète/],
    ['a GIF that moves', 'a.gif', 'image/gif', () => film('gif'), /l’image est animée/],
    ['a WebP that moves', 'a.webp', 'image/webp', () => film('webp'), /l’image est animée/],
    ['a WebP cut short', 'a.webp', 'image/webp', () => cut('webp'), /l’image WebP est incomplète/],
    [
      'a PNG of 2.5 thousand million pixels',
      'a.png',
      'image/png',
      () => pngThatClaims(50_000, 50_000),
      /l’image mesure 50000 × 50000 pixels/,
    ],
    [
      'GPX that is broken',
      'a.gpx',
      'application/gpx+xml',
      () => gpx(WALK).slice(0, -20),
      /le fichier GPX est abîmé/,
    ],
    [
      'GPX without a track',
      'a.gpx',
      'application/gpx+xml',
      () => gpx(''),
      /le fichier GPX ne contient pas de trace/,
    ],
    [
      'GPX beyond the poles',
      'a.gpx',
      'application/gpx+xml',
      () => gpx(WALK.replace('65.5"', '165"')),
      /le point 1 du fichier GPX/,
    ],
    [
      'GPX that grows',
      'a.gpx',
      'application/gpx+xml',
      () => gpx(`${WALK}&b;`, BOMB),
      /le fichier GPX est abîmé/,
    ],
    [
      'GPX of 11 MB',
      'a.gpx',
      'application/gpx+xml',
      () => gpx(WALK, ' '.repeat(11 * 1024 * 1024)),
      /la trace dépasse 10 Mo/,
    ],
  ])('%s is refused in words, and not kept', async (_, name, type, content, found) => {
    const before = await countFiles();
    const { status, message } = await send(name, await content(), type);
    expect(message).toMatch(refused(name, found));
    expect([status, await countFiles()]).toEqual([400, before]);
  });

  it('that is empty is refused, alone or beside a good one, which is not kept either', async () => {
    const before = await countFiles();
    expect(await send('a.png', '', 'image/png')).toMatchObject({
      status: 400,
      message: expect.stringMatching(refused('a.png', /le fichier est vide/)),
    });
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' }), 'a.png');
    form.append('files', new Blob([], { type: 'image/png' }), 'b.png');
    const headers = { authorization: `Bearer ${editor.token}` };
    const answer = await fetch(`${cmsUrl()}/upload`, { method: 'POST', headers, body: form });
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(error.message).toMatch(refused('b.png', /le fichier est vide/));
    expect([answer.status, await countFiles()]).toEqual([400, before]);
  });

  it('is refused in English, or in both languages, as the panel is', async () => {
    const english = await makeAdmin('strapi-editor', { preferedLanguage: 'en' });
    const other = await makeAdmin('strapi-editor', { preferedLanguage: 'de' });
    const messages = [english, other].map(
      async (one) => (await send('a.png', SVG, 'image/png', one)).message,
    );
    const [inEnglish, inBoth] = await Promise.all(messages);
    expect(inEnglish).toMatch(/^“a\.png” is not kept: it holds a page, an SVG drawing/);
    expect(inBoth).toMatch(/^«\u00a0a\.png\u00a0» n’est pas gardé.* \/ “a\.png” is not kept/);
  });
});

describe('a file in the place of another', () => {
  it('is judged as well, and is of the same kind', async () => {
    const { file } = await send('a.jpg', await picture('jpeg'), 'image/jpeg');
    const replace = (name: string, content: Content) => send(name, content, 'image/jpeg', editor, file.id);
    expect((await replace('b.jpg', await picture('jpeg', 80))).status).toBe(200);
    expect(await replace('b.jpg', SVG)).toMatchObject({ status: 400, message: expect.stringMatching(/SVG/) });
    const png = await replace('b.png', await picture('png'));
    expect(png).toMatchObject({
      status: 400,
      message: expect.stringMatching(/PNG.*déposez-le comme nouveau/),
    });
    const kept = await fetch(cmsUrl() + file.url);
    expect([
      kept.status,
      Buffer.from(await kept.arrayBuffer())
        .subarray(0, 2)
        .toString('hex'),
    ]).toEqual([200, 'ffd8']);
  });
});

describe('what is handed out', () => {
  const headersOf = async (path: string) => {
    const { hostname, port } = new URL(cmsUrl());
    const [answer] = (await once(get({ hostname, port, path, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    const {
      'content-disposition': disposition,
      'content-security-policy': policy,
      'x-content-type-options': sniff,
    } = answer.headers;
    return { status: answer.statusCode, disposition, isSandbox: policy?.includes('sandbox') === true, sniff };
  };

  it('is shown when it is a picture', async () => {
    const { file } = await send('a.png', await picture('png'), 'image/png');
    const shown = { status: 200, disposition: undefined, isSandbox: false, sniff: 'nosniff' };
    expect(await headersOf(file.url)).toEqual(shown);
  });

  it.each([
    ['a.gpx', gpx(WALK)],
    ['a.pdf', PDF],
  ])('is a download without rights when it is %s, however the address is written', async (name, content) => {
    const { file } = await send(name, content, '');
    const kept = { status: 200, disposition: 'attachment', isSandbox: true, sniff: 'nosniff' };
    expect(await headersOf(file.url)).toEqual(kept);
    for (const spelling of spellingsOf(file.url)) {
      const seen = await headersOf(spelling);
      if (seen.status !== 404) expect(seen).toEqual(kept);
    }
  });
});
