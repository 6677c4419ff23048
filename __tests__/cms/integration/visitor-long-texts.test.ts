import { LIMITS, RAW_FACTOR } from '../../../cms/src/domain/forms/limits';
import * as schemas from '../../../cms/src/domain/forms/schemas';
import { logIn } from '../../support/cms/admin';
import { faultOf, ripeTokens, visitor } from '../../support/cms/visitor';
import { FILLINGS } from '../../support/inputs/long-texts';
import { cmsUrl } from '../../support/served';

/** Bytes of a body, as the guard counts them. */
const BODY_LIMIT = 64 * 1024;
const SOMEBODY = `long-${String(Date.now())}`;
const texts = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, SOMEBODY]));
const email = `${SOMEBODY}@example.org`;
const ID = 'a1b2c3d4e5f6a7b8c9d0e1f2';

type Form = { path: string; fields: Record<string, unknown> };
const FORMS: Record<string, Form> = {
  contactSchema: { path: '/api/contact-messages', fields: { ...texts('subject', 'message'), email } },
  commentSchema: { path: '/api/comments', fields: { ...texts('comment', 'name'), article: ID, email } },
  reportSchema: { path: `/api/comments/${ID}/report`, fields: { ...texts('reason'), email } },
  myDataSchema: { path: '/api/my-data', fields: { email } },
};

/** Fault of each field when it holds as much as fits into a body. */
const FAULTS: Record<string, string> = {
  ...Object.fromEntries(Object.keys(LIMITS).map((field) => [field, 'too-long'])),
  ...{ email: 'malformed', token: 'malformed', website: 'malformed' },
  ...{ article: 'unknown', parent: 'unknown', langue: 'type', notify_reply: 'type' },
};

let token = '';
beforeAll(() => void (token = ripeTokens(1)[0] ?? ''));

/** Answers of the CMS about its health, each time it was asked while it had long texts to read. */
const health: number[] = [];
const askHealth = async () => health.push((await fetch(`${cmsUrl()}/_health`)).status);

const sizeOf = (body: object): number => Buffer.byteLength(JSON.stringify(body));

/** The form with a field filled up until its body has so many bytes. */
function filled(body: Record<string, unknown>, field: string, filling: string, bytes: number) {
  const room = bytes - sizeOf({ ...body, [field]: '' });
  const times = Math.floor(room / (sizeOf([filling]) - sizeOf([''])));
  const most = filling.repeat(times);
  return { ...body, [field]: most + 'a'.repeat(bytes - sizeOf({ ...body, [field]: most })) };
}

const names = Object.keys(schemas).filter((name) => name.endsWith('Schema') && name !== 'envelopeSchema');

it('covers every form', () => {
  expect(Object.keys(FORMS).sort()).toEqual(names.sort());
});

describe.each(Object.entries(FORMS))('%s', (name, { path, fields }) => {
  const { shape } = schemas[name as 'contactSchema'];
  const good = () => ({ token, langue: 'fr', ...fields });
  const everyFilling = async <T>(work: (filling: string) => Promise<T>) => {
    const working = Object.entries(FILLINGS).map(async ([what, filling]) => [what, await work(filling)]);
    await askHealth();
    return Promise.all(working);
  };
  const always = (answer: unknown) => Object.keys(FILLINGS).map((what) => [what, answer]);

  it.each(Object.keys(shape))('says what is wrong with 64 kB of anything as %s', async (field) => {
    const answers = await everyFilling(async (filling) => {
      const body = filled(good(), field, filling, BODY_LIMIT);
      expect(sizeOf(body)).toBe(BODY_LIMIT);
      return faultOf(await visitor().post(path, body), field);
    });
    expect(answers).toEqual(always([400, FAULTS[field]]));
  });

  it('is not read where it has one byte more', async () => {
    const body = filled(good(), 'email', 'a', BODY_LIMIT + 1);
    expect((await visitor().post(path, body)).status).toBe(413);
  });

  it.each(Object.keys(shape).filter((field) => field in LIMITS))(
    'reads %s up to its limit, and says that one letter more is too much',
    async (field) => {
      const limit = RAW_FACTOR * LIMITS[field as keyof typeof LIMITS];
      const send = (filling: string, length: number) => {
        const text = filling.repeat(length).slice(0, length);
        // Something else is wrong with each: what fits is not kept either.
        return visitor().post(path, { ...good(), [field]: text, langue: 'de' });
      };
      const fits = await everyFilling(async (filling) => faultOf(await send(filling, limit), 'langue'));
      expect(fits).toEqual(always([400, 'type']));
      const over = await everyFilling(async (filling) => faultOf(await send(filling, limit + 1), field));
      expect(over).toEqual(always([400, FAULTS[field]]));
    },
  );
});

it('the CMS was well all the while, and kept nothing', async () => {
  expect([...new Set(health)]).toEqual([204]);
  const admin = await logIn();
  for (const [uid, filters] of [
    ['api::contact-message.contact-message', { subject: SOMEBODY }],
    ['api::contact-message.contact-message', { email }],
    ['api::comment.comment', { nom: SOMEBODY }],
    ['api::comment.comment', { texte: SOMEBODY }],
    ['api::report.report', { reason: SOMEBODY }],
    ['api::report.report', { email }],
  ] as const)
    expect(await admin.count(uid, filters)).toBe(0);
});
