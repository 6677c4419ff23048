import type { Rule } from '../cms/report-schema';
import type { Language } from '../state/text';

export type ReportWords = {
  readonly title: string;
  readonly back: string;
  readonly madeAt: (date: string, release: string) => string;
  readonly noRelease: string;
  readonly nothing: string;
  readonly rule: Record<Rule, string>;
  /** Advice on mending the findings of each rule. */
  readonly advice: Record<Rule, string>;
  readonly openEntry: string;
  readonly foundOn: string;
  readonly morePlaces: (count: number) => string;
  readonly moreFindings: (count: number) => string;
  readonly external: string;
  readonly neverChecked: string;
  readonly checkedAt: (date: string, links: number) => string;
  readonly check: string;
  readonly checking: (done: number, all: number) => string;
  readonly problem: string;
};

export const REPORT_WORDS: Record<Language, ReportWords> = {
  fr: {
    title: 'Rapport éditorial',
    back: 'Retour à la publication',
    madeAt: (date, release) => `Établi le ${date}, sur la version ${release}.`,
    noRelease: 'aucune (rien n’est encore en ligne)',
    nothing: 'Rien à signaler.',
    rule: {
      'dead-link': 'Liens sans destination',
      'dead-anchor': 'Liens vers un endroit absent d’une page',
      'external-link': 'Liens externes qui ne répondent pas',
      'missing-translation': 'Traductions manquantes',
      'stale-translation': 'Traductions en retard',
      'missing-alternative': 'Textes alternatifs manquants',
      'long-text': 'Titres et descriptions trop longs',
      'future-day': 'Dates qui ne sont pas encore arrivées',
      due: 'Annonces à revoir',
      unchecked: 'Articles non vérifiés depuis un an',
      orphan: 'Pages orphelines',
      unfound: 'Titres et mots clés que la recherche ne trouve pas d’abord',
      'large-picture': 'Images trop grandes',
    },
    advice: {
      'dead-link': 'Corrigez l’adresse, ou publiez la page à laquelle elle mène.',
      'dead-anchor': 'L’adresse après le # doit être celle d’un intertitre de la page.',
      'external-link':
        'Ouvrez le lien avant de le changer : un site peut refuser les programmes (401, 403, 429) et répondre aux lecteurs.',
      'missing-translation': 'Traduisez l’entrée et publiez-la dans l’autre langue.',
      'stale-translation': 'Relisez cette langue, puis publiez-la à nouveau, même sans changement.',
      'missing-alternative': 'Décrivez l’image pour ceux qui ne la voient pas.',
      'long-text': 'Ce qui dépasse est coupé dans les résultats de recherche et les cartes.',
      'future-day': 'Corrigez l’année ; pour publier un jour prévu, remplissez publier_le.',
      due: 'Ce qui était annoncé s’est produit ou non : corrigez le texte, puis reportez a_revoir_le, ou videz-le.',
      unchecked: 'Vérifiez les faits, puis notez la date dans verifie_le.',
      orphan: 'Menez-y depuis une page proche : un lien dans un texte, ou « Continuer le voyage ».',
      unfound: 'Distinguez le titre d’un autre semblable, ou précisez les mots clés (mots_cles).',
      'large-picture': 'Remplacez l’image dans la médiathèque : 4000 px et 5 Mo suffisent.',
    },
    openEntry: 'Ouvrir l’entrée',
    foundOn: 'dans',
    morePlaces: (count) => `et ${count} ${count > 1 ? 'autres pages' : 'autre page'}`,
    moreFindings: (count) => `… et ${count} de plus, dans report.json.`,
    external: 'Liens externes',
    neverChecked: 'Les liens externes n’ont pas encore été vérifiés.',
    checkedAt: (date, links) =>
      `${links} ${links > 1 ? 'liens vérifiés' : 'lien vérifié'}, en dernier le ${date}.`,
    check: 'Vérifier les liens externes',
    checking: (done, all) => `Vérification en cours : ${done} sur ${all}.`,
    problem: 'Le rapport n’a pas pu être mis à jour.',
  },
  en: {
    title: 'Editorial report',
    back: 'Back to publishing',
    madeAt: (date, release) => `Made on ${date}, of release ${release}.`,
    noRelease: 'none (nothing is live yet)',
    nothing: 'Nothing to report.',
    rule: {
      'dead-link': 'Links that lead nowhere',
      'dead-anchor': 'Links to a place that a page does not have',
      'external-link': 'External links that do not answer',
      'missing-translation': 'Missing translations',
      'stale-translation': 'Translations that lag behind',
      'missing-alternative': 'Missing alternative texts',
      'long-text': 'Titles and descriptions that are too long',
      'future-day': 'Days that have not come',
      due: 'Announcements to look at again',
      unchecked: 'Articles unchecked for a year',
      orphan: 'Orphan pages',
      unfound: 'Titles and key words that the search does not find first',
      'large-picture': 'Oversized pictures',
    },
    advice: {
      'dead-link': 'Mend the address, or publish the page that it leads to.',
      'dead-anchor': 'What follows the # has to be that of a heading of the page.',
      'external-link':
        'Open the link before changing it: a site may refuse programs (401, 403, 429) and answer readers.',
      'missing-translation': 'Translate the entry and publish it in the other language.',
      'stale-translation': 'Read this language again, then publish it again, even if nothing changed.',
      'missing-alternative': 'Describe the picture for those who do not see it.',
      'long-text': 'What is too much is cut off in search results and on cards.',
      'future-day': 'Mend the year; to publish on a planned day, fill in publier_le.',
      due: 'What was announced has happened or not: mend the text, then move a_revoir_le on, or empty it.',
      unchecked: 'Check the facts, then note the date in verifie_le.',
      orphan: 'Lead there from a related page: a link in a text, or “Continuer le voyage”.',
      unfound: 'Tell the title from one like it, or make the key words (mots_cles) more precise.',
      'large-picture': 'Replace the picture in the media library: 4000 px and 5 MB are enough.',
    },
    openEntry: 'Open the entry',
    foundOn: 'on',
    morePlaces: (count) => `and ${count} other ${count === 1 ? 'page' : 'pages'}`,
    moreFindings: (count) => `… and ${count} more, in report.json.`,
    external: 'External links',
    neverChecked: 'External links have not been checked yet.',
    checkedAt: (date, links) => `${links} ${links === 1 ? 'link' : 'links'} checked, the last on ${date}.`,
    check: 'Check external links',
    checking: (done, all) => `Checking: ${done} of ${all}.`,
    problem: 'The report could not be made anew.',
  },
};
