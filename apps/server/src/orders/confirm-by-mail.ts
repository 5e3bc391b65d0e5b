import type { ShopMail } from '../mail/open-mail.ts';
import { isMailedStatus, writeOrderMail } from '../mail/templates/order-mail.ts';
import type { SaveWithOrder } from '../store/placing-save.ts';

/** Writes a shopper's mail in the transaction of the order that it tells about: both are there, or neither. */
export const confirmByMail =
  (mail: Pick<ShopMail, 'writeMail'>, publicUrl: string): SaveWithOrder =>
  async (tx, order, { isCustomers }) => {
    if (!isMailedStatus(order.status)) return;
    await mail.writeMail(tx, writeOrderMail(order, order.status, { publicUrl, isCustomers }));
  };
