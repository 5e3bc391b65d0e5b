import type { ShopMail } from '../../mail/open-mail.ts';
import type { MailLinks } from '../../mail/templates/order-button.ts';
import { isMailedStatus, writeOrderMail } from '../../mail/templates/order-mail.ts';
import type { SaveWithOrder } from '../../store/close-placement.ts';

/** Saves the shopper's mail in the transaction of its order: both are saved, or neither. */
export const confirmByMail =
  (mail: Pick<ShopMail, 'writeMail'>, links: MailLinks): SaveWithOrder =>
  async (tx, order) => {
    if (!isMailedStatus(order.status)) return;
    await mail.writeMail(tx, writeOrderMail(order, order.status, links));
  };
