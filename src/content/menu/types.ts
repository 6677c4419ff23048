/** The country menu as a browser fetches it: one JSON per country and language (DECISIONS 17). */
export type CountryMenu = {
  readonly steps: readonly MenuStep[];
  readonly regions: readonly MenuRegion[];
};

/** The practical articles of a step; `number` is the step's own (DECISIONS 2). */
export type MenuStep = {
  readonly number: number;
  readonly title: string | null;
  readonly articles: readonly MenuLink[];
};

export type MenuRegion = {
  readonly id: string;
  readonly title: string;
  readonly guides: readonly MenuLink[];
};

/** `icon` names a file of static/icons. */
export type MenuLink = { readonly path: string; readonly title: string; readonly icon: string };
