import { z } from 'zod';
import { type DeskAct, defineAct } from '../desk-act.ts';
import { changeOrder, orderPath } from './change-order.ts';
import { moveIt } from './move-it.ts';
import { ORDER_FIELDS, orderSubject } from './order-fields.ts';
import { severalActs } from './several-acts.ts';

/** Where the desk moves orders; payments decide the rest, and cancelling and refunding are acts of their own. */
const MOVES = ['PACKED', 'ON_THE_WAY', 'READY_TO_COLLECT', 'DELIVERED', 'COLLECTED'] as const;

const move = defineAct({
  name: 'order.move',
  path: '/desk/orders/:number/move',
  role: 'orders',
  form: z.object({
    ...ORDER_FIELDS,
    to: z.enum(MOVES),
    note: z.string().max(300).default(''),
    /** Of the list it was done in. */
    back: z
      .string()
      .regex(/^\/desk\/orders(\?[\w=&%~.:+-]*)?$/)
      .optional(),
  }),
  subject: orderSubject,
  async run(parts, request) {
    const orderNumber = request.params.number ?? '';
    const { to: next, note, back } = request.form;
    const result = await changeOrder(parts, request, {
      said: `moved-${next.toLowerCase()}`,
      panel: { name: '', fields: new URLSearchParams() },
      action: `${orderPath(orderNumber)}/move`,
      typed: request.form,
      work: (guarded) => moveIt(guarded, request, { orderNumber, next, note: note.trim() }),
    });
    return result.status === 'DONE' && back !== undefined ? { ...result, to: back } : result;
  },
});

export const moveActs: readonly DeskAct[] = [move, ...severalActs];
