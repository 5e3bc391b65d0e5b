import { z } from 'zod';
import type { Subject } from '../desk-act.ts';

/** Random, of each form that is given out. */
export const KEY = z.string().regex(/^[\w-]{8,64}$/);

/** What every form that changes an order carries. */
export const ORDER_FIELDS = { version: z.coerce.number().int().positive(), key: KEY } as const;

export const orderSubject = ({ params }: { readonly params: Readonly<Record<string, string>> }): Subject => ({
  kind: 'order',
  id: params.number ?? '',
});
