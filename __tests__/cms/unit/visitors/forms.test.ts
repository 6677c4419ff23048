import { LIMITS } from '../../../../cms/src/domain/forms/limits';
import { readForm } from '../../../../cms/src/domain/forms/read-form';
import { commentSchema, contactSchema, reportSchema } from '../../../../cms/src/domain/forms/schemas';
import { EMAIL_CASES, textCases, WRONG_TYPES } from '../../../support/inputs/form-cases';

const CONTACT = {
  token: 't',
  langue: 'fr',
  subject: 'Une question',
  email: 'ana@example.org',
  message: 'Bonjour',
};
const COMMENT = {
  token: 't',
  langue: 'en',
  article: 'a'.repeat(24),
  comment: 'Lovely',
  name: 'Ana',
  email: '',
  notify_reply: false,
};
const REPORT = { token: 't', langue: 'fr', reason: 'Publicité', email: '' };

/** The fault of one field, or undefined. */
function faultOf(schema: Parameters<typeof readForm>[0], body: object, field: string): string | undefined {
  const result = readForm(schema, body);
  return 'faults' in result ? result.faults.find(({ path }) => path[0] === field)?.code : undefined;
}

describe('the contact form on the server', () => {
  it.each(EMAIL_CASES)('judges an email: %s', (_, email, fault) => {
    expect(faultOf(contactSchema, { ...CONTACT, email }, 'email')).toBe(fault);
  });

  it.each([
    ...textCases(LIMITS.subject).map((one) => ['subject', ...one] as const),
    ...textCases(LIMITS.message).map((one) => ['message', ...one] as const),
  ])('judges the %s: %s', (field, _, value, fault) => {
    expect(faultOf(contactSchema, { ...CONTACT, [field]: value }, field)).toBe(fault);
  });

  it.each(
    ['subject', 'email', 'message', 'token'].flatMap((field) =>
      WRONG_TYPES.map((one) => [field, ...one] as const),
    ),
  )('refuses a %s that is %s', (field, _, value, fault) => {
    expect(faultOf(contactSchema, { ...CONTACT, [field]: value }, field)).toBe(fault);
  });

  it('refuses keys that it does not know', () => {
    expect(faultOf(contactSchema, { ...CONTACT, etat: 'approved' }, 'etat')).toBe('unknown-field');
    expect(faultOf(contactSchema, { ...CONTACT, __proto__x: 1 }, '__proto__x')).toBe('unknown-field');
  });

  it.each([[null], [[]], ['text'], [7]])('refuses a body that is %p', (body) => {
    expect(readForm(contactSchema, body)).toHaveProperty('faults');
  });
});

describe('the comment form on the server', () => {
  it.each([
    ...textCases(LIMITS.name).map((one) => ['name', ...one] as const),
    ...textCases(LIMITS.comment).map((one) => ['comment', ...one] as const),
  ])('judges the %s: %s', (field, _, value, fault) => {
    expect(faultOf(commentSchema, { ...COMMENT, [field]: value }, field)).toBe(fault);
  });

  it.each(EMAIL_CASES)('judges an email: %s', (_, email, fault) => {
    // An address may be left out, unless replies are asked for.
    const expected = fault === 'required' ? undefined : fault;
    expect(faultOf(commentSchema, { ...COMMENT, email }, 'email')).toBe(expected);
  });

  it('needs an address for telling of replies', () => {
    expect(faultOf(commentSchema, { ...COMMENT, notify_reply: true }, 'email')).toBe('required');
    expect(faultOf(commentSchema, { ...COMMENT, notify_reply: true, email: 'a@example.org' }, 'email')).toBe(
      undefined,
    );
  });

  it.each(['publishedAt', 'etat', 'documentId', 'status', 'de_la_redaction'])(
    'lets nobody set %s',
    (field) => {
      expect(faultOf(commentSchema, { ...COMMENT, [field]: 'x' }, field)).toBe('unknown-field');
    },
  );
});

it('judges the reason of a report', () => {
  const bad = textCases(LIMITS.reason).filter(([, , fault]) => fault !== undefined);
  const found = bad.map(([, reason]) => faultOf(reportSchema, { ...REPORT, reason }, 'reason'));
  expect(found).toEqual(bad.map(([, , fault]) => fault));
});
