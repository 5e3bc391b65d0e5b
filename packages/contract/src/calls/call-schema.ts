import type { CallCode } from '@wattle/domain/errors';
import { z } from 'zod';
import { path } from '../schemas/fields.ts';

/** A call's input, its value on success, and every code it may be rejected with. */
export type CallSchema = {
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly value: z.ZodType;
  readonly reasons: readonly CallCode[];
  /** The headers that it reads besides its input. */
  readonly keys?: readonly KeyHeader[];
  /** When it answers 409, and what to do then. */
  readonly conflict?: string;
};

/** `required`: without it the call is refused. */
export type KeyHeader = {
  readonly header: 'Idempotency-Key' | 'Order-Attempt';
  readonly about: string;
  readonly required?: true;
};

/** What a key must be. */
export const keySchema = z.string().regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters, digits, - and _');

export const idempotent: KeyHeader = {
  header: 'Idempotency-Key',
  about: 'The same key is the same request: what came of the first is said again.',
};
export const idempotentAlways: KeyHeader = { ...idempotent, required: true };
export const attempt: KeyHeader = {
  header: 'Order-Attempt',
  about: 'The key of the order that this client began and has not finished: what it holds is not counted against it.',
};

export const nothing = z.object({});
export const byPath = z.object({ path });
