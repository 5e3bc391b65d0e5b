import type { DeskRole } from '@wattle/domain/desk';

/** A page that only says something. */
export type StateView = {
  readonly state: 'NO_ROLE' | 'NOT_FOUND' | 'FAILED' | 'BAD_FORM' | 'EMPTY_DESK';
  readonly needed: DeskRole | null;
  readonly has: readonly DeskRole[];
  /** For who calls about it. */
  readonly requestId: string;
  readonly back: string;
  /** The page that failed, to be asked for again; null: a form did, or asking again changes nothing. */
  readonly again: string | null;
};
