import { html, type Html } from '../pages/html';
import type { View } from '../pages/view';
import type { PageChange } from '../releases/compare';
import type { Language } from '../state/text';

/** The question that is asked before the site goes back to a release, or before a waiting release goes live. */
export type Question = {
  readonly action: 'rollback' | 'approve';
  readonly release: string;
  readonly changes: readonly PageChange[];
};

/** A longer list is read by nobody. */
const MOST = 200;

const WORDS: Record<
  Language,
  {
    title: Record<Question['action'], (release: string) => string>;
    press: Record<Question['action'], (release: string) => string>;
    count: (count: number) => string;
    gone: string;
    fresh: string;
    text: string;
    more: (count: number) => string;
    back: string;
  }
> = {
  fr: {
    title: {
      rollback: (release) => `Revenir à la version ${release}\u202f?`,
      approve: (release) => `Mettre en ligne la version ${release}\u202f?`,
    },
    press: { rollback: (release) => `Revenir à ${release}`, approve: () => 'Publier quand même' },
    count: (count) =>
      count === 0
        ? 'Aucune page ne changerait.'
        : `${count} ${count > 1 ? 'pages changeraient' : 'page changerait'} pour les visiteurs\u00a0:`,
    gone: 'disparaît',
    fresh: 'paraît',
    text: 'autre contenu',
    more: (count) => `et ${count} de plus`,
    back: 'Ne rien changer',
  },
  en: {
    title: {
      rollback: (release) => `Go back to release ${release}?`,
      approve: (release) => `Put release ${release} online?`,
    },
    press: { rollback: (release) => `Go back to ${release}`, approve: () => 'Publish anyway' },
    count: (count) =>
      count === 0
        ? 'No page would change.'
        : `${count} ${count === 1 ? 'page' : 'pages'} would change for visitors:`,
    gone: 'disappears',
    fresh: 'appears',
    text: 'other content',
    more: (count) => `and ${count} more`,
    back: 'Change nothing',
  },
};

function line({ path, from, to }: PageChange, words: (typeof WORDS)[Language]): Html {
  const said =
    from === undefined
      ? `${to ?? ''} (${words.fresh})`
      : to === undefined
        ? `${from} (${words.gone})`
        : from === to
          ? `${from} (${words.text})`
          : `${from} → ${to}`;
  return html`<li>${said} <small>${path}</small></li>`;
}

/** Says what a button would change, page by page, and has the button for those who may press it. It works without scripts. */
export function confirmView(
  { action, release, changes }: Question,
  { language, mayPublish }: Pick<View, 'language' | 'mayPublish'>,
): Html {
  const words = WORDS[language];
  const rest = changes.length - MOST;
  return html`<h1>${words.title[action](release)}</h1>
    <p>${words.count(changes.length)}</p>
    <ul>
      ${changes.slice(0, MOST).map((change) => line(change, words))}
      ${rest > 0 && html`<li>${words.more(rest)}</li>`}
    </ul>
    ${
      mayPublish &&
      html`<form method="post" action="/actions/${action}">
        <input type="hidden" name="release" value="${release}" />
        <button>${words.press[action](release)}</button>
      </form>`
    }
    <p><a href="/">${words.back}</a></p>`;
}
