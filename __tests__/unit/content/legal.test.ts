import { readBuildEnvironment } from '../../../src/config/environment';
import { fillLegal } from '../../../src/content/static-page/legal';

describe('what the law wants to be said', () => {
  it.each([
    [
      'is what is configured',
      'Hébergeur : {{hebergeur}}.',
      { host: 'Nuage SA, Brest' },
      'fr',
      'Hébergeur : Nuage SA, Brest.',
    ],
    ['says what is missing', '{{editeur}}', {}, 'en', '**to be completed by whoever runs the site**'],
    ['counts days in the language', '{{journaux}}', { logDays: '30' }, 'fr', '30\u00a0jours'],
    ['is no Markdown', '{{directeur}}', { director: '*A* [b](c)' }, 'fr', '\\*A\\* \\[b\\](c)'],
    ['leaves other braces alone', '{{inconnu}} {x}', {}, 'fr', '{{inconnu}} {x}'],
  ] as const)('%s', (_, text, legal, locale, expected) => {
    expect(fillLegal(text, legal, locale)).toBe(expected);
  });

  it('comes from the environment', () => {
    expect(readBuildEnvironment({ LEGAL_HOST: 'Nuage SA', LEGAL_LOG_DAYS: '30' }).legal).toMatchObject({
      host: 'Nuage SA',
      logDays: '30',
    });
    expect(() => readBuildEnvironment({ LEGAL_LOG_DAYS: 'a month' })).toThrow(
      'LEGAL_LOG_DAYS is "a month", expected a number of days',
    );
  });
});
