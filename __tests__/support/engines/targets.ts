import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibraryDom from '@testing-library/dom';

/** A visitor's name for a thing: role, name that assistive technology reads, part of the page (a CSS selector). */
export type Target = readonly [role: string, name?: string | RegExp, within?: string];

/** A target as it is sent to a page. */
export type SentTarget = {
  readonly role: string;
  readonly name: string | null;
  readonly flags: string | null;
  readonly within: string;
};

export function send([role, name, within = 'body']: Target): SentTarget {
  const isPattern = name instanceof RegExp;
  return {
    role,
    name: (isPattern ? name.source : name) ?? null,
    flags: isPattern ? name.flags : null,
    within,
  };
}

export const tell = ([role, name, within]: Target): string =>
  [`a ${role}`, ...(name ? [`“${String(name)}”`] : []), ...(within ? [`in ${within}`] : [])].join(' ');

/** Finds by role and name in any engine by the same rules. Its global is `TestingLibraryDom`. */
export const QUERIES = readFileSync(
  createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Queries = { TestingLibraryDom?: typeof TestingLibraryDom };

/** Runs in the page. What it found there stands in `found`, for the functions below. @returns how many, or null before QUERIES */
export function find({ role, name, flags, within }: SentTarget): number | null {
  const page = window as unknown as Queries & { found: HTMLElement[] };
  if (!page.TestingLibraryDom) return null;
  const wanted = name !== null && flags !== null ? new RegExp(name, flags) : name;
  page.found = [...document.querySelectorAll<HTMLElement>(within)].flatMap(
    (part) =>
      page.TestingLibraryDom?.queryAllByRole(part, role, wanted === null ? {} : { name: wanted }) ?? [],
  );
  return page.found.length;
}

export type Place = { readonly x: number; readonly y: number };

/**
 * Runs in the page. The middle of the first that was found, once it stands still in the view and nothing covers it.
 * @returns null as long as that is not so
 */
export function place(): Place | null {
  const page = window as unknown as { found: HTMLElement[]; stood?: string };
  const element = page.found[0];
  // A link of two lines has no middle of its own.
  const box = element?.getClientRects()[0];
  if (!element || !box) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  // What a label covers passes the press on to its field.
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
  if (!isHit) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let isMoving = false;
  for (let part: Element | null = element; part; part = part.parentElement)
    isMoving ||= part.getAnimations().some(({ playState }) => playState === 'running');
  const stood = page.stood;
  page.stood = `${x},${y}`;
  return isHit && !isMoving && stood === page.stood ? { x, y } : null;
}

/** Runs in the page. */
export const textOf = (): string =>
  (window as unknown as { found: HTMLElement[] }).found[0]?.textContent?.replace(/[\u00a0\u202f]/g, ' ') ??
  '';

/** Runs in the page: whether the focus is on the first that was found, or within it. */
export const holdsFocus = (): boolean =>
  (window as unknown as { found: HTMLElement[] }).found[0]?.contains(document.activeElement) ?? false;

/** Runs in the page. */
export const giveFocus = (): void => (window as unknown as { found: HTMLElement[] }).found[0]?.focus();
