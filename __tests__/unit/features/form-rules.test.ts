import { LIMITS as SERVER_LIMITS } from '../../../cms/src/domain/forms/limits';
import { judgeEmail, judgeText, LIMITS } from '../../../src/services/forms/rules';
import { EMAIL_CASES, textCases } from '../../support/inputs/form-cases';

describe('the forms in the browser', () => {
  it.each(EMAIL_CASES)('judge an email as the CMS does: %s', (_, email, fault) => {
    expect(judgeEmail(String(email), true)).toBe(fault);
  });

  it.each(
    Object.entries(LIMITS).flatMap(([name, limit]) => textCases(limit).map((one) => [name, ...one] as const)),
  )('judge a %s as the CMS does: %s', (name, _, value, fault) => {
    expect(judgeText(String(value), LIMITS[name as keyof typeof LIMITS])).toBe(fault);
  });

  it('let an address be left out where it may be', () => {
    expect([judgeEmail('', false), judgeEmail('x', false)]).toEqual([undefined, 'malformed']);
  });

  it('know the limits of the CMS', () => {
    expect(LIMITS).toEqual(SERVER_LIMITS);
  });
});
