import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VALUES } from '../../panel/values';
import { Say } from '../language';

type Row = Record<string, unknown>;
type Column = {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: (row: Row, header: unknown, meta: unknown) => ReactNode;
};

const Cell = ({ children }: { children: ReactNode }) => (
  <Typography textColor="neutral800">{children}</Typography>
);

/** A choice as editors read it; a value without words is shown as it is. */
function Choice({ value }: { value: unknown }) {
  const words = typeof value === 'string' ? VALUES[value] : undefined;
  if (words)
    return (
      <Cell>
        <Say words={words} />
      </Cell>
    );
  return <Cell>{typeof value === 'string' ? value : '–'}</Cell>;
}

/** Strapi writes days of the week and months in full, which pushes the state of entries off the screen. */
function ShortDate({ value }: { value: unknown }) {
  const intl = useIntl();
  const isDate = typeof value === 'string';
  return <Cell>{isDate ? intl.formatDate(value, { dateStyle: 'short', timeStyle: 'short' }) : '–'}</Cell>;
}

const CELLS: Readonly<Record<string, (props: { value: unknown }) => ReactNode>> = {
  enumeration: Choice,
  datetime: ShortDate,
};

/** Strapi's hook: choices in words in every list, as in the forms, and short dates. */
export function arrangeListColumns<T extends { displayedHeaders: Column[] }>(given: T): T {
  const displayedHeaders = given.displayedHeaders.map((column): Column => {
    const Shown = CELLS[column.attribute?.type ?? ''];
    if (!Shown || column.cellFormatter) return column;
    return { ...column, cellFormatter: (row) => <Shown value={row[column.name]} /> };
  });
  return { ...given, displayedHeaders };
}
