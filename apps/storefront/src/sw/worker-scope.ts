/** The part of a service worker's world that ours uses. The compiler's own list would replace that of pages. */
export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = WorkerEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };

export type WorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
};
