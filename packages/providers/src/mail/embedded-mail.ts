import { isMailAddress } from './mail-address.ts';
import type { MailProvider, OutgoingMail } from './port.ts';

/** Stores mails for developers and demo users to read. */
export type MailKeeper = { keepMail(mail: OutgoingMail): Promise<void> };

/** Sends nothing: stores each mail for the mailbox page. */
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
