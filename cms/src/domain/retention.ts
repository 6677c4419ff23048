import type { Message } from './message';

/** A kind of data under retention, counted by itself: many of one kind must not hide the loss of another. */
export type Kind = 'messages' | 'reports' | 'comments' | 'addresses';

export type Count = {
  kind: Kind;
  /** Number that would be erased now, of `all` that there are. */
  going: number;
  all: number;
};

/** A reason to erase nothing for now, or (`loss`) not all at once. */
export type Objection = {
  kind: 'jump' | 'backwards' | 'loss';
  message: Message;
};

const DAY = 24 * 3600 * 1000;
/** Days. After a longer gap a wrong clock is likelier than a CMS that was off; the operator has to confirm. */
const LONGEST_PAUSE = 40;
/** Days by which a clock may be corrected backwards without a question. */
const LARGEST_CORRECTION = 1;
/** The largest share of a kind that one night may erase; nearly all nights erase far less. */
const LARGEST_SHARE = 0.2;
/** Hours in which there is one night. A start is none. */
const NIGHT = 20;

const WORDS: Record<Kind, Message> = {
  messages: { fr: 'messages', en: 'messages' },
  reports: { fr: 'signalements', en: 'reports' },
  comments: { fr: 'commentaires', en: 'comments' },
  addresses: { fr: 'adresses', en: 'addresses' },
};

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function aboutClock(days: number, last: Date): Objection {
  const [count, day] = [String(days > 0 ? Math.floor(days) : Math.ceil(-days)), dayOf(last)];
  return days > 0
    ? {
        kind: 'jump',
        message: {
          fr: `l’horloge de la machine a avancé de ${count} jours depuis la dernière fois, le ${day}`,
          en: `the machine’s clock has moved on by ${count} days since the last time, on ${day}`,
        },
      }
    : {
        kind: 'backwards',
        message: {
          fr: `l’horloge de la machine a reculé de ${count} jours depuis la dernière fois, le ${day}`,
          en: `the machine’s clock has gone back by ${count} days since the last time, on ${day}`,
        },
      };
}

function aboutLoss(losses: readonly Count[]): Objection {
  const list = (language: keyof Message) =>
    losses
      .map(({ kind, going, all }) => `${WORDS[kind][language]} ${String(going)}/${String(all)}`)
      .join(', ');
  return {
    kind: 'loss',
    message: {
      fr: `plus d’un cinquième de ce qui est gardé partirait d’un coup (${list('fr')})`,
      en: `more than a fifth of what is kept would go at once (${list('en')})`,
    },
  };
}

/** Returns how many of a kind may go in one night: a fifth, but always at least one. */
export const portionOf = ({ going, all }: Pick<Count, 'going' | 'all'>): number =>
  Math.min(going, Math.max(1, Math.floor(all * LARGEST_SHARE)));

/** Checks whether this night's portion has gone already, so that the rest waits for another night. */
export const isSameNight = (now: Date, last: Date): boolean =>
  Math.abs(now.getTime() - last.getTime()) < NIGHT * 3600 * 1000;

/**
 * Checks whether erasing now could be the mistake of a clock or a setting: what is erased is gone for good. When the
 * clock seems wrong, nothing is erased; when much would go at once, a portion goes each night.
 * @param last time of the last run of retention; without it, the newest date that the database knows
 * @returns the reason not to erase anything, or not everything; undefined when there is none
 */
export function objectionTo(
  now: Date,
  last: Date | undefined,
  counts: readonly Count[],
): Objection | undefined {
  const days = last === undefined ? 0 : (now.getTime() - last.getTime()) / DAY;
  if (last !== undefined && (days > LONGEST_PAUSE || days < -LARGEST_CORRECTION))
    return aboutClock(days, last);
  const losses = counts.filter((count) => count.going > portionOf(count));
  return losses.length > 0 ? aboutLoss(losses) : undefined;
}
