import { ACCEPTED, EXCEPTIONS, type Exception } from './accepted';

export type Licensed = { readonly name: string; readonly licence: string };

/**
 * Checks whether one licence, or an expression such as `(MIT OR GPL-3.0-or-later)` or `MIT AND Zlib`, consists of
 * accepted licences: all of a conjunction, one of a choice. A star marks a licence that was recognised by its text
 * alone.
 */
export function isAccepted(licence: string, accepted: readonly string[] = ACCEPTED): boolean {
  return licence
    .replace(/[()*]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => accepted.includes(part)));
}

/** The exception that covers a package: it names the package, and its licence is the one that is missing. */
export function exceptionFor({ name, licence }: Licensed): Exception | undefined {
  return EXCEPTIONS.find(
    (exception) => exception.packages.test(name) && isAccepted(licence, [...ACCEPTED, exception.licence]),
  );
}

/** Packages that no rule lets us use, and exceptions that no package needs any more; each as a sentence. */
export function judge(packages: readonly Licensed[]): string[] {
  const others = packages.filter(({ licence }) => !isAccepted(licence));
  const faults = others
    .filter((other) => !exceptionFor(other))
    .map(
      ({ name, licence }) =>
        `${name}: the licence “${licence}” is not accepted, and no exception names the package`,
    );
  const needed = new Set(others.map(exceptionFor));
  const idle = EXCEPTIONS.filter((exception) => !needed.has(exception));
  return [
    ...faults,
    ...idle.map(
      ({ packages: names, licence }) =>
        `${String(names)}: no such package is under “${licence}”; drop the exception`,
    ),
  ];
}
