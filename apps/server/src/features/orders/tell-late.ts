import type { TellLate } from '../../store/payments.ts';
import type { OrderDeps } from './order-deps.ts';

/** Tells the shopper that money which pays for no order went back, or staff where the shopper is not known any more. */
export const tellLate =
  ({ letters, onProblem }: Pick<OrderDeps, 'letters' | 'onProblem'>, how: 'CANCELLED' | 'REFUNDED'): TellLate =>
  async (tx, { contact, ...late }) => {
    if (contact) return letters.lateGivenBack(tx, { ...late, contact }, how);
    onProblem('a payment without an order went back, and nobody is known to tell', { order: late.orderNumber });
  };
