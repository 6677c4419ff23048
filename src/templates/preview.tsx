import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useCallback, useEffect } from 'react';
import { PreviewNotice } from '../features/preview/PreviewNotice';
import { usePreview } from '../features/preview/usePreview';
import { InLanguage, useWords } from '../i18n/use-words';
import type { PageContext } from '../layouts/page-context';
import { PageHead } from '../layouts/PageHead';
import { TextPage } from '../layouts/TextPage';
import { PREVIEW_PATH } from '../routing/paths';
import { loadStyle } from '../services/load-style';
import { loadView } from './preview/draft-view';
import { ShownDraft } from './preview/ShownDraft';

type Data = Queries.PreviewTemplateQuery;

/** A draft of the CMS as the page that it will be, for editors alone (DECISIONS 15). */
export default function PreviewPage({ data: { site }, pageContext }: PageProps<Data, PageContext>) {
  const t = useWords('preview');
  const cmsUrl = site?.siteMetadata?.publicCmsUrl ?? '';
  const read = useCallback(
    async (answer: unknown) => {
      // What adapts and draws drafts loads with the first of them.
      const { readDraft } = await import('./preview/draft');
      const draft = readDraft(answer, cmsUrl);
      return { ...draft, view: await loadView(draft.page) };
    },
    [cmsUrl],
  );
  useEffect(() => {
    loadStyle('/preview.css').catch(() => undefined);
  }, []);
  const preview = usePreview({ cmsUrl, read });
  const { state, refresh } = preview;
  if (state.status === 'ready')
    return (
      <InLanguage locale={state.draft.page.locale}>
        <ShownDraft {...preview} draft={state.draft} />
      </InLanguage>
    );
  return (
    <TextPage {...pageContext} path={PREVIEW_PATH} title={t('title')}>
      <PreviewNotice state={state} onRetry={refresh} />
    </TextPage>
  );
}

export function Head({ pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  return (
    <PageHead
      locale={locale}
      url={PREVIEW_PATH}
      metaTitle="Aperçu"
      alternates={alternates}
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query PreviewTemplate {
    site {
      siteMetadata {
        publicCmsUrl
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "article", "country", "map", "preview"] } }) {
      ...Words
    }
  }
`;
