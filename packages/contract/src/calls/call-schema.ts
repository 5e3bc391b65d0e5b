import type { CallCode } from '@wattle/domain/errors';
import { z } from 'zod';
import { path } from '../schemas/fields.ts';

/** A call's input, its value on success, and every code it may be rejected with. */
export type CallSchema = {
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly value: z.ZodType;
  readonly reasons: readonly CallCode[];
};

export const nothing = z.object({});
export const byPath = z.object({ path });
