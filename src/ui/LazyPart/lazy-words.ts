/** The words that a `LazyPart` shows while it loads, when that fails, and without scripts. */
export type LazyWords = Record<'loading' | 'failed' | 'retry' | 'needsScript', string>;

/** The words of a `LazyPart` from a namespace that has all of them. @param t the function of that namespace */
export function lazyWords(t: (key: keyof LazyWords) => string): LazyWords {
  return { loading: t('loading'), failed: t('failed'), retry: t('retry'), needsScript: t('needsScript') };
}
