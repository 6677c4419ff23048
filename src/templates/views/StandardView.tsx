import type { ReactNode } from 'react';
import type { Locale } from '../../config/locales';
import type { StaticPageData } from '../../content/static-page/page-data';
import { TextPage } from '../../layouts/TextPage';
import type { Alternate } from '../../routing/alternates';

export type StandardViewProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  page: StaticPageData;
  /** The part that follows the words. */
  children?: ReactNode;
};

/** A page that is only words: published, or in the preview of a draft. */
export function StandardView({
  page: { path, title, standfirst, body },
  children,
  ...frame
}: StandardViewProps) {
  return (
    <TextPage {...frame} path={path} title={title} standfirst={standfirst} html={body?.html}>
      {children}
    </TextPage>
  );
}
