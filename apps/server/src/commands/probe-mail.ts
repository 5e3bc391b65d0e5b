import type { Config } from '../config/config.ts';

/** Lets the mail server say hello and take the name and password, or finds the mailbox. */
export async function probeMail({ smtp }: Pick<Config, 'smtp'>): Promise<void> {
  const { probeSmtp } = await import('@wattle/providers/mail');
  if (smtp) await probeSmtp({ ...smtp, timeoutMs: 3_000 });
}
