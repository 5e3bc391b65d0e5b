import { isMailAddress } from './mail-address.ts';
import type { MailProvider, OutgoingMail } from './port.ts';

/** Where mails are kept, to be read by whoever develops or tries the shop. */
export type MailKeeper = { keepMail(mail: OutgoingMail): Promise<void> };

/** Sends nothing: keeps each mail where the mailbox shows it. */
export function createEmbeddedMail(keeper: MailKeeper): MailProvider {
  return {
    name: 'embedded',
    isLocal: true,
    async send(mail) {
      if (!isMailAddress(mail.to)) return { status: 'REFUSED', problem: 'no address' };
      try {
        await keeper.keepMail(mail);
        return { status: 'KEPT' };
      } catch {
        return { status: 'FAILED', problem: 'could not be kept' };
      }
    },
    close: async () => {},
  };
}
