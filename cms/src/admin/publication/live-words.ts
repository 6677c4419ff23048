import { type Words, words } from '../../panel/types';

/** The state of an entry on the site, as the CMS tells it (publication/entry-standing.ts). */
export type Standing = { page?: string | null } & (
  | { state: 'draft' | 'waiting' | 'failed' | 'held' | 'paused' | 'absent' | 'unreachable' }
  | { state: 'live'; since: string }
  | { state: 'set-aside'; shown: 'earlier' | 'nothing'; problems: Words[] }
);

export const LIVE_WORDS = {
  title: words('Sur le site', 'On the site'),
  live: (since: string): Words => words(`En ligne depuis le ${since}.`, `Live since ${since}.`),
  draft: words('Pas encore publié dans cette langue.', 'Not published in this language yet.'),
  waiting: words('Publié ; bientôt en ligne…', 'Published; live in a moment…'),
  nothing: words(
    'Publié, mais pas en ligne : le site ne peut pas encore le montrer. À corriger :',
    'Published, but not live: the site cannot show it yet. To mend:',
  ),
  earlier: words(
    'Publié, mais le site montre encore la version d’avant. À corriger :',
    'Published, but the site still shows the version before. To mend:',
  ),
  failed: words(
    'Publié, mais pas en ligne : la dernière publication du site a échoué. Voyez « Publication ».',
    'Published, but not live: the last publication of the site failed. See “Publication”.',
  ),
  held: words(
    'Publié, mais pas en ligne : une version du site attend un accord. Voyez « Publication ».',
    'Published, but not live: a release of the site waits for approval. See “Publication”.',
  ),
  paused: words(
    'La publication est suspendue : le site reste tel qu’il est. Voyez « Publication ».',
    'Publishing is paused: the site stays as it is. See “Publication”.',
  ),
  absent: words(
    'Publié ; le site suivra à sa prochaine construction.',
    'Published; the site follows with its next build.',
  ),
  unreachable: words(
    'Publié, mais le service de publication ne répond pas.',
    'Published, but the publishing service does not answer.',
  ),
  noPage: words(
    'Ce pays n’a pas encore de page : elle paraît avec son premier article publié.',
    'This country has no page yet: it comes with its first published article.',
  ),
  see: words('Voir la page', 'See the page'),
};
