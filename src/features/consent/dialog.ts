import { acceptedCategory, run, setLanguage, showPreferences } from 'vanilla-cookieconsent';
import { LOCALES, type Locale } from '../../config/locales';
import { loadStyle } from '../../services/load-style';
import { forgetTheirs } from './forget-theirs';
import { loadScripts } from './load-scripts';
import { COOKIE, purposesOf, REVISION, type Purpose, type ThirdParties } from './purposes';

/** The dialog's words load with it, not with every page. */
const WORDS = {
  fr: () => import('../../../locales/fr/consent.json'),
  en: () => import('../../../locales/en/consent.json'),
};
/** The build puts the library's style sheet and ours there (src/loading/late-files.ts). */
const STYLE = '/consent.css';

let started: Promise<void> | undefined;

/**
 * Asks the visitor once, then loads the scripts that they agreed to, on this and every later page. Withdrawing consent
 * reloads the page, so that no script of a third party keeps running.
 */
export function startConsent(locale: Locale, thirdParties: ThirdParties): Promise<void> {
  started ??= start(locale, thirdParties).catch((error: unknown) => {
    // The network failed: the next page tries again, and so does the button.
    started = undefined;
    throw error;
  });
  return started.then(() => setLanguage(locale)).then(() => undefined);
}

export async function openPreferences(locale: Locale, thirdParties: ThirdParties): Promise<void> {
  await startConsent(locale, thirdParties);
  showPreferences();
}

async function start(locale: Locale, thirdParties: ThirdParties): Promise<void> {
  const purposes = purposesOf(thirdParties);
  const loadAgreed = () =>
    purposes
      .filter((purpose) => acceptedCategory(purpose))
      .forEach((purpose) => loadScripts(purpose, thirdParties));
  // The library can be started only once, so the files that it needs are fetched first.
  await Promise.all([loadStyle(STYLE), WORDS[locale]()]);
  await run({
    cookie: { name: COOKIE.name, expiresAfterDays: COOKIE.days, sameSite: 'Lax' },
    revision: REVISION,
    // A visitor whose browser is driven by a program is asked like any other.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true, flipButtons: false },
      preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposes.map((purpose) => [purpose, {}])),
    },
    onModalShow: ({ modalName }) => {
      if (modalName === 'consentModal') makeRoom();
    },
    onConsent: loadAgreed,
    onChange: ({ changedCategories }) => {
      if (changedCategories.every((purpose) => acceptedCategory(purpose))) loadAgreed();
      else {
        forgetTheirs();
        location.reload();
      }
    },
    language: {
      default: locale,
      translations: Object.fromEntries(LOCALES.map((each) => [each, () => translation(each, purposes)])),
    },
  });
}

/** Lets the end of a page be scrolled out from under the question, which stays until it is answered (./consent.css). */
function makeRoom(): void {
  const box = document.querySelector<HTMLElement>('#cc-main .cm');
  if (box) document.documentElement.style.setProperty('--consent-room', `${box.offsetHeight}px`);
}

async function translation(locale: Locale, purposes: readonly Purpose[]) {
  const { default: words } = await WORDS[locale]();
  const { title, intro, accept, refuse, choose, save, close, settings, privacy, sections } = words;
  const section = (name: Purpose | 'necessary') => ({ ...sections[name], linkedCategory: name });
  const footer = `<a href="${privacy.path}">${privacy.label}</a>`;
  return {
    consentModal: {
      title,
      description: intro,
      acceptAllBtn: accept,
      acceptNecessaryBtn: refuse,
      showPreferencesBtn: choose,
      footer,
    },
    preferencesModal: {
      title: settings,
      acceptAllBtn: accept,
      acceptNecessaryBtn: refuse,
      savePreferencesBtn: save,
      closeIconLabel: close,
      sections: [{ description: intro }, section('necessary'), ...purposes.map(section)],
    },
  };
}
