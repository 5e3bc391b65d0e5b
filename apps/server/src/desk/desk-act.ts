import type { DeskRole } from '@wattle/domain/desk';
import type { z } from 'zod';
import type { Report } from './answer-with-progress.ts';
import type { DeskParts } from './desk-parts.ts';
import type { DeskRequest, ShownView } from './desk-screen.ts';
import type { ActRecorder, Subject } from './record-act.ts';

/** Whatever an act does it does through `record`, or with `audit` in a transaction of its own. */
export type ActRequest<Form> = DeskRequest &
  ActRecorder & {
    readonly form: Form;
    /** What was uploaded, by field. */
    readonly files: ReadonlyMap<string, Buffer>;
    /** Says how far it is, to who waits for it. */
    readonly report: Report;
  };

export type ActResult =
  /** `said`: a key of the words in `@wattle/messages/desk`. */
  | { readonly status: 'DONE'; readonly to: string; readonly said: string }
  /** The form's page, with the submitted values and errors. */
  | { readonly status: 'REFUSED' | 'CONFLICT'; readonly shown: ShownView }
  | { readonly status: 'NOT_FOUND' };

/** Something that staff do. One row in the table of its folder: role, form and audit hold for each. */
export type DeskAct<Form = unknown> = {
  /** As the audit log has it. */
  readonly name: string;
  readonly path: string;
  /** null: all staff may do it. */
  readonly role: DeskRole | null;
  /** Fields of the form; those whose name ends in `[]` are lists. */
  readonly form: z.ZodType<Form>;
  /** With a file it may be so large. */
  readonly maxBytes?: number;
  readonly subject: (request: Pick<ActRequest<Form>, 'params' | 'form' | 'who'>) => Subject;
  run(parts: DeskParts, request: ActRequest<Form>): Promise<ActResult>;
};

/** Keeps the type of an act's form to itself, so that acts of all kinds are in one table. */
export const defineAct = <Form>(act: DeskAct<Form>): DeskAct => act as DeskAct;
