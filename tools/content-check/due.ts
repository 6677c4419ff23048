import type { Catalogue } from './types';

/** An announcement in an article, to be looked at again on its day. */
export type Announcement = {
  key: string;
  day: string;
  what: string;
};

/** Announcements whose day has come, the oldest first. @param on ISO date */
export function dueBy({ articles }: Pick<Catalogue, 'articles'>, on: string): Announcement[] {
  return articles
    .flatMap(({ key, facts: { value } }) => {
      const { a_revoir_le: day, a_revoir: what = '' } = value;
      return day !== undefined && day <= on ? [{ key, day, what }] : [];
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key));
}
