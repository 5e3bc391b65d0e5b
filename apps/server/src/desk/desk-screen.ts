import type { Readable } from 'node:stream';
import type { DeskArea, DeskFrame, DeskStaff, DeskView } from '@wattle/contract/desk';
import type { DeskRole } from '@wattle/domain/desk';
import type { DeskParts } from './desk-parts.ts';

export type DeskRequest = {
  readonly who: DeskStaff;
  /** Theirs, as the database has it. */
  readonly session: string;
  readonly params: Readonly<Record<string, string>>;
  /** Of its address, or of the form that a screen takes. */
  readonly query: URLSearchParams;
  readonly nowMs: number;
};

/** A paper or a list to keep, or a page of the shop. */
export type DeskFile = {
  readonly kind: 'file';
  readonly type: string;
  readonly name: string;
  readonly body: string | Buffer | Readable;
  /** To be kept, not looked at. */
  readonly isKept?: boolean;
  /** In place of those of the desk, such as for a page of the shop in a frame. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type ShownView = {
  readonly view: DeskView;
  readonly back?: DeskFrame['back'];
};

/** A page of the desk. One row in the table of its folder. */
export type DeskScreen = {
  readonly path: string;
  /** null: all staff may see it. */
  readonly role: DeskRole | null;
  readonly area: DeskArea | null;
  /** Its question may be too long for an address: a form may be posted to it, which changes nothing. */
  readonly takesForm?: true;
  /** People may be looked for: its form is posted, and its address hides what was typed. */
  readonly finds?: true;
  /** What its area leads to: the first such screen of an area. */
  readonly isHome?: boolean;
  /** How much waits in its area, for the rail. */
  waiting?(parts: DeskParts, nowMs: number): Promise<number>;
  load(parts: DeskParts, request: DeskRequest): Promise<ShownView | DeskFile | 'NOT_FOUND'>;
};
