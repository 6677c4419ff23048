import { type ComponentType, useEffect, useState } from 'react';
import { useQueryClient } from 'react-query';

/** The part of a file of the media library that we use. */
type Asset = { id: number; name: string; mime?: string; alternativeText?: string | null };

export type DialogProps = {
  onSelectAssets: (assets: Asset[]) => void;
  initiallySelectedAssets?: Asset[];
};

/** The files that were uploaded while a component was shown. */
function useUploads(): Asset[] {
  const [uploads, setUploads] = useState<Asset[]>([]);
  const mutations = useQueryClient().getMutationCache();
  useEffect(() => {
    const seen = new Set(mutations.getAll());
    return mutations.subscribe((mutation) => {
      if (mutation?.state.status !== 'success' || seen.has(mutation)) return;
      if (String(mutation.options.mutationKey) !== 'upload,upload') return;
      seen.add(mutation);
      setUploads((before) => [...before, ...(mutation.state.data as Asset[])]);
    });
  }, [mutations]);
  return uploads;
}

/** An editor's alternative text is not the name of a file: where there is none, the text shows that it is missing. */
const withoutNameAsWords = (asset: Asset): Asset =>
  asset.mime?.startsWith('image/') && !asset.alternativeText ? { ...asset, name: '' } : asset;

/**
 * The media library above a text. In Strapi's own, what was just uploaded is in the list and not chosen, so that closing the
 * dialog inserts nothing; and pictures get the names of their files as alternative texts.
 */
export function withUploadsChosen(Dialog: ComponentType<DialogProps>): ComponentType<DialogProps> {
  return function LibraryDialog(props: DialogProps) {
    const { onSelectAssets, initiallySelectedAssets = [] } = props;
    const uploads = useUploads();
    return (
      <Dialog
        {...props}
        initiallySelectedAssets={[...uploads, ...initiallySelectedAssets]}
        onSelectAssets={(assets) => onSelectAssets(assets.map(withoutNameAsWords))}
      />
    );
  };
}
