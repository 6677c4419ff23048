/**
 * The little of a service worker's world that this one uses: the types of browsers and of workers cannot be had in one
 * program.
 */
type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  /** Id of the page that sent the request; empty while a page is being opened. */
  readonly clientId: string;
  /** Id of the page that is being opened. */
  readonly resultingClientId: string;
};
type Client = { readonly id: string };
type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      includeUncontrolled: boolean;
      type: 'window';
    }) => Promise<readonly Client[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (name: 'install' | 'activate', listen: (event: ExtendableEvent) => void) => void;
};

export const scope = self as unknown as WorkerScope;
