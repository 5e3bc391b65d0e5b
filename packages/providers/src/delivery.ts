/** What became of something that was to go to a service outside. A problem names a status or a code, never a person. */
export type Delivery =
  | { readonly status: 'DELIVERED' }
  /** There is no service to deliver to: it stays where it is. */
  | { readonly status: 'KEPT' }
  /** The service will never take it. */
  | { readonly status: 'REFUSED'; readonly problem: string }
  /** Not now. */
  | { readonly status: 'FAILED'; readonly problem: string; readonly retryAfterSeconds?: number };
