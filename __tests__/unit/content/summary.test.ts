import { summaryOf } from '../../../src/content/article/summary';

describe('the summary of a standfirst', () => {
  it.each([
    ['is the whole of a short one', 'Une lagune, des icebergs.', 'Une lagune, des icebergs.'],
    [
      'ends with a sentence where one ends near the cut',
      'Basalt columns, sea stacks and sand as black as ink: Reynisfjara is Iceland’s most famous beach. It is dangerous.',
      'Basalt columns, sea stacks and sand as black as ink: Reynisfjara is Iceland’s most famous beach.',
    ],
    [
      'takes a question, with the space that French puts before its mark',
      'Faut-il louer un quatre-quatre pour faire le tour de l’île en été ? Non, si vous restez sur la route circulaire.',
      'Faut-il louer un quatre-quatre pour faire le tour de l’île en été ?',
    ],
    [
      'is cut between words where a sentence ends too early',
      'Une plage noire. Des orgues de basalte, des aiguilles dans la mer et un sable noir comme de l’encre, au bout de la route.',
      'Une plage noire. Des orgues de basalte, des aiguilles dans la mer et un sable noir comme de l’encre…',
    ],
    [
      'does not take a single letter with a point for the end of a sentence',
      'A long walk over moss and lava to the old house of the poet and his brother W. Sigurdsson, with a stop for coffee.',
      'A long walk over moss and lava to the old house of the poet and his brother W. Sigurdsson, with a…',
    ],
    [
      'does not end within a number',
      'Comptez une bonne journée de marche et emportez de l’eau, car le sentier fait environ 18.5 kilomètres aller et retour.',
      'Comptez une bonne journée de marche et emportez de l’eau, car le sentier fait environ 18.5…',
    ],
  ])('%s', (_, standfirst, summary) => {
    expect(summaryOf(standfirst)).toBe(summary);
  });
});
