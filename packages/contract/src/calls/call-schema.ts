import type { CallCode } from '@wattle/domain';
import { z } from 'zod';
import { plainText } from '../schemas/product.ts';

/** What a call takes, what it gives when it happened, and every code with which it may say no. */
export type CallSchema = {
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly value: z.ZodType;
  readonly reasons: readonly CallCode[];
};

export const nothing = z.object({});
export const path = plainText.max(300);
export const byPath = z.object({ path });
export const id = plainText.max(100);
