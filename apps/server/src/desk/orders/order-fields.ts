import { z } from 'zod';
import type { Subject } from '../record-act.ts';

/** Random, of each form that is given out. */
export const KEY = z.string().regex(/^[\w-]{8,64}$/);

/** A day, or a day and a window of it. */
export const SLOT = z.string().regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}-\d{2}:\d{2})?$/);

/** What every form that changes an order carries. */
export const ORDER_FIELDS = { version: z.coerce.number().int().positive(), key: KEY } as const;

export const orderSubject = ({ params }: { readonly params: Readonly<Record<string, string>> }): Subject => ({
  kind: 'order',
  id: params.number ?? '',
});
