import fc from 'fast-check';
import { LIMITS } from '../limits';

/**
 * The seed of this run: always the same, so that no change is stopped by inputs that it has nothing to do with.
 * `.ci/full fuzz` draws others; a failure prints its seed, and `FUZZ_SEED=… npm test -- fuzz` draws the same inputs again.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
/** Inputs for each property. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 300);

fc.configureGlobal({ seed, numRuns });
// As long as many inputs take; a hang still ends.
jest.setTimeout(Math.max(LIMITS.test, numRuns * 50));
process.stdout.write(`fuzz: FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}\n`);

/** Texts that have broken parsers, renderers and comparisons elsewhere. */
const FRAGMENTS = [
  ...['<script>', '</', '<!--', ']]>', '<![CDATA[', '&#x0;', '&amp;', '<img src=x onerror=1>', 'javascript:'],
  ...['../', '%2e%2e/', '%00', '%ff', '//', '\\', ';', '?', '#', '{{', '${', '%s', "' OR 1=1", '`'],
  ...['\u0000', '\u202e', '\u200b', '\ufeff', '\ud800', '\u0301\u0301\u0301', '👨‍👩‍👧', '\u2028', '\r\n', '\t'],
  ...['__proto__', 'constructor', 'toString', 'NaN', '1e999', '-0', '0x10', 'null', '[](', '](', '**', ':::'],
];

/** Texts as an attacker or a bad copy makes them: any characters, and fragments with a meaning somewhere. */
export const hostileText = (maxLength = 60): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...FRAGMENTS),
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
      ),
      { maxLength: Math.ceil(maxLength / 6) },
    )
    .map((parts) => parts.join(''));

/** Any JSON value, with hostile texts as strings and keys. */
export const hostileJson = (): fc.Arbitrary<unknown> =>
  fc
    .jsonValue({ maxDepth: 4 })
    .chain((plain) =>
      fc.oneof(
        fc.constant<unknown>(plain),
        hostileText(),
        fc.dictionary(hostileText(12), fc.oneof(hostileText(), fc.constant<unknown>(plain)), { maxKeys: 5 }),
      ),
    );

/** A good object with some of its properties taken away, replaced or added. */
export const mutated = (good: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      good,
      fc.array(fc.tuple(fc.nat(), hostileJson(), fc.constantFrom('drop', 'set', 'add')), { maxLength: 3 }),
    )
    .map(([object, changes]) => {
      const entries = new Map(Object.entries(object));
      for (const [at, value, change] of changes) {
        const key = [...entries.keys()][at % Math.max(1, entries.size)] ?? 'key';
        if (change === 'drop') entries.delete(key);
        else entries.set(change === 'set' ? key : `${key}2`, value);
      }
      return Object.fromEntries(entries);
    });

/** Asserts that every input has the property; `known` are inputs that once had not, and are tried first. */
export function holds<T>(
  inputs: fc.Arbitrary<T>,
  property: (input: T) => void,
  known: readonly T[] = [],
): void {
  fc.assert(
    fc.property(inputs, (input) => {
      property(input);
    }),
    { examples: known.map((input): [T] => [input]) },
  );
}

/** The same for a property that takes time. */
export async function holdsLater<T>(
  inputs: fc.Arbitrary<T>,
  property: (input: T) => Promise<void>,
  known: readonly T[] = [],
): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, property), { examples: known.map((input): [T] => [input]) });
}

/** Returns what a function threw, or undefined. */
export function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
