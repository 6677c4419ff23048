import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import { loopbackTwins } from '../../config/loopback';
import { ContentError } from '../../content/content-error';
import { fetchPreview, PreviewError } from '../../services/preview';
import { readToken } from '../../services/session';
import { takeAddress, type PreviewAddress } from './address';

export type PreviewState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  /** The build would refuse the draft, for these reasons. */
  | { readonly status: 'broken'; readonly problems: readonly string[] }
  | { readonly status: 'ready'; readonly draft: T };

type PreviewOptions<T> = {
  cmsUrl: string;
  /** Turns the CMS's answer into what the page shows. */
  read: (answer: unknown) => Promise<T>;
};

export type Preview<T> = {
  readonly state: PreviewState<T>;
  readonly address: PreviewAddress | undefined;
  /** Number of times that the draft was asked for. */
  readonly round: number;
  readonly refresh: () => void;
  readonly choose: (locale: Locale) => void;
};

/**
 * Keeps the draft that the address names, fetched anew when the CMS says that it was saved. It changes in transitions
 * (`startTransition`): the page around it may not be hydrated when the answer comes (../../layouts/PageFrame).
 */
export function usePreview<T>({ cmsUrl, read }: PreviewOptions<T>): Preview<T> {
  const [address, setAddress] = useState<PreviewAddress>();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<PreviewState<T>>({ status: 'loading' });
  const refresh = useCallback(() => startTransition(() => setRound((count) => count + 1)), []);

  useEffect(() => {
    const open = () => startTransition(() => setAddress(takeAddress()));
    open();
    // The CMS leads its frame from one version to the other by the fragment alone.
    const follow = () => {
      if (window.location.hash.includes('token=')) open();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  useSaved(cmsUrl, refresh);

  useEffect(() => {
    if (!address) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void load({ cmsUrl, read, address, signal }).then((loaded) => {
      if (!signal.aborted) startTransition(() => setState(loaded));
    });
    return () => controller.abort();
  }, [cmsUrl, read, address, round]);

  const choose = (locale: Locale) =>
    startTransition(() =>
      setAddress((current) => current && { ...current, query: { ...current.query, locale } }),
    );
  return { state, address, round, refresh, choose };
}

type Load<T> = PreviewOptions<T> & { address: PreviewAddress; signal: AbortSignal };

async function load<T>({ cmsUrl, read, address, signal }: Load<T>): Promise<PreviewState<T>> {
  const token = address.token ?? readToken();
  const isComplete = token && (address.token || (address.query.uid && address.query.documentId));
  if (!isComplete) return { status: 'failed', reason: 'no-token' };
  try {
    const answer = await fetchPreview({ cmsUrl, token, query: address.query, signal });
    return { status: 'ready', draft: await read(answer) };
  } catch (error) {
    if (error instanceof ContentError) return { status: 'broken', problems: error.problems };
    if (error instanceof PreviewError) return { status: 'failed', reason: error.reason };
    console.error('The draft cannot be shown:', error);
    return { status: 'failed', reason: 'unreadable' };
  }
}

/** The CMS tells the page in its frame when the editor has saved. */
function useSaved(cmsUrl: string, tell: () => void) {
  useEffect(() => {
    const panels = loopbackTwins(new URL(cmsUrl).origin);
    const listen = (event: MessageEvent<unknown>) => {
      const { type } = (event.data ?? {}) as { type?: unknown };
      if (panels.includes(event.origin) && type === 'strapiUpdate') tell();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [cmsUrl, tell]);
}
