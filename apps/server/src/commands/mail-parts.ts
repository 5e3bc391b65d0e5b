import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { publicUrlOf } from '../config/public-url.ts';
import type { ShopMail } from '../mail/open-mail.ts';
import type { MailFrom } from '../mail/templates/mail-from.ts';
import { keepIdentity } from '../shop-identity/keep-identity.ts';
import { saveMail } from '../store/mails.ts';
import { IDENTITY_SETTING } from '../store/shop-identity.ts';
import type { Store } from '../store/store.ts';

export type MailParts = { readonly mail: Pick<ShopMail, 'writeMail' | 'wake'>; readonly from: MailFrom };

/** Queues mails from a command. The running shop sends them. */
export async function mailParts(config: Config, store: Store): Promise<MailParts> {
  const identity = keepIdentity(() => store.settings.find(IDENTITY_SETTING));
  await identity.refresh();
  const state = config.smtp ? 'waiting' : 'kept';
  return {
    mail: { writeMail: (tx, mail) => saveMail(tx, randomUUID(), mail, state), wake: () => {} },
    from: { publicUrl: publicUrlOf(config), shop: identity.current },
  };
}
