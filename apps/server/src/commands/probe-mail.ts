import type { Config } from '../config/config.ts';

/** Signs in to the mail server. The embedded mailbox always works. */
export async function probeMail({ smtp }: Pick<Config, 'smtp'>): Promise<void> {
  const { probeSmtp } = await import('@wattle/providers/mail');
  if (smtp) await probeSmtp({ ...smtp, timeoutMs: 3_000 });
}
