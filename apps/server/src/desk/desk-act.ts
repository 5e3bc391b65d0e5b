import type { DeskRole } from '@wattle/domain/desk';
import type { z } from 'zod';
import type { Queryable } from '../store/database.ts';
import type { DeskParts } from './desk-parts.ts';
import type { DeskRequest, ShownView } from './desk-screen.ts';

export type Subject = { readonly kind: string; readonly id: string };
export type Change = { readonly before: unknown; readonly after: unknown };

export type ActRequest<Form> = DeskRequest & {
  readonly form: Form;
  /** What was uploaded, by field. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Writes down what is done, in the transaction that does it. An act that does not is written down afterwards. */
  audit(tx: Queryable, change: Change & { readonly subject?: Subject; readonly key?: string | null }): Promise<void>;
};

export type ActResult =
  /** `said`: a key of the words in `@wattle/messages/desk`. A change of null: there was nothing to do. */
  | { readonly status: 'DONE'; readonly to: string; readonly said: string; readonly change?: Change | null }
  /** The form's page, with the submitted values and errors. */
  | { readonly status: 'REFUSED' | 'CONFLICT'; readonly shown: ShownView }
  | { readonly status: 'NOT_FOUND' };

/** Something that staff do. One row in the table of its folder: role, form and audit hold for each. */
export type DeskAct<Form = unknown> = {
  /** As the audit log has it. */
  readonly name: string;
  readonly path: string;
  readonly role: DeskRole;
  /** Fields of the form; those whose name ends in `[]` are lists. */
  readonly form: z.ZodType<Form>;
  /** With a file it may be so large. */
  readonly maxBytes?: number;
  readonly subject: (request: Pick<ActRequest<Form>, 'params' | 'form'>) => Subject;
  run(parts: DeskParts, request: ActRequest<Form>): Promise<ActResult>;
};

/** Keeps the type of an act's form to itself, so that acts of all kinds are in one table. */
export const defineAct = <Form>(act: DeskAct<Form>): DeskAct => act as DeskAct;
