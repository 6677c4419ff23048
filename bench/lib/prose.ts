import type { Locale } from '../../src/config/locales';

/** Words to make texts of; what they say does not matter, how many there are and how they repeat does. */
const WORDS: Record<Locale, { nouns: string[]; verbs: string[]; places: string[]; turns: string[] }> = {
  fr: {
    nouns:
      'le sentier,la lagune,un col,la route,une cascade,le refuge,un phare,la vallée,le marché,une plage'.split(
        ',',
      ),
    verbs: 'longe,traverse,surplombe,rejoint,contourne,quitte,domine,annonce,abrite,révèle'.split(','),
    places:
      'la côte,un vieux port,des champs de lave,une forêt claire,le glacier,un lac froid,les dunes'.split(
        ',',
      ),
    turns: 'Au matin,En hiver,Par beau temps,À marée basse,Après la pluie,Vers le soir,Hors saison'.split(
      ',',
    ),
  },
  en: {
    nouns:
      'the path,the lagoon,a pass,the road,a waterfall,the hut,a lighthouse,the valley,the market,a beach'.split(
        ',',
      ),
    verbs: 'follows,crosses,overlooks,reaches,skirts,leaves,dominates,announces,shelters,reveals'.split(','),
    places: 'the coast,an old harbour,fields of lava,an open forest,the glacier,a cold lake,the dunes'.split(
      ',',
    ),
    turns:
      'In the morning,In winter,On a clear day,At low tide,After rain,Towards evening,Out of season'.split(
        ',',
      ),
  },
};

/** Writes text in a language out of random numbers. */
export class Writer {
  constructor(
    private readonly locale: Locale,
    private readonly random: () => number,
  ) {}

  pick<T>(from: readonly T[]): T {
    const chosen = from[Math.floor(this.random() * from.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }

  number(most: number): number {
    return 1 + Math.floor(this.random() * most);
  }

  sentence(): string {
    const { nouns, verbs, places, turns } = WORDS[this.locale];
    const way = this.locale === 'fr' ? 'pendant' : 'for';
    return `${this.pick(turns)}, ${this.pick(nouns)} ${this.pick(verbs)} ${this.pick(places)} ${way} ${this.number(40)} km, ${this.locale === 'fr' ? 'puis' : 'then'} ${this.pick(verbs)} ${this.pick(places)}.`;
  }

  sentences(count: number): string {
    return Array.from({ length: count }, () => this.sentence()).join(' ');
  }
}
