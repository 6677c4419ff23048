import { useState, type ReactElement } from 'react';
import { framedAddress } from '../../features/preview/address';
import { PreviewBar, type PreviewWidth } from '../../features/preview/PreviewBar';
import type { Preview } from '../../features/preview/usePreview';
import { useWords } from '../../i18n/use-words';
import { PREVIEW_PATH } from '../../routing/paths';
import type { Draft } from './draft';
import { useDocument } from './useDocument';

type Loaded = Draft & { readonly view: ReactElement };

type ShownDraftProps = Omit<Preview<Loaded>, 'state'> & { draft: Loaded };

/** The draft below its bar: as wide as the window, or in a frame as wide as a phone, where media queries hold too. */
export function ShownDraft({ draft, address, round, choose, refresh }: ShownDraftProps) {
  const t = useWords('preview');
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  const { answer, page, view } = draft;
  useDocument(page, t('documentTitle', { title: page.title }));
  if (!address || address.isFramed) return view;
  return (
    <>
      <PreviewBar {...answer} width={width} onLocale={choose} onWidth={setWidth} onRefresh={refresh} />
      {width === 'phone' ? (
        <main className="preview-phone">
          <iframe
            key={`${page.locale} ${round}`}
            title={t('phoneFrame')}
            src={framedAddress(PREVIEW_PATH, window.location.search, address, page.locale)}
          />
        </main>
      ) : (
        view
      )}
    </>
  );
}
