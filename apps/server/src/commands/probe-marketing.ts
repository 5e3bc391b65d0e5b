import type { Config } from '../config/config.ts';

/** Asks Klaviyo for its account, or finds the embedded desk. */
export async function probeMarketing({ klaviyo }: Config): Promise<void> {
  const { probeKlaviyo } = await import('@wattle/providers/marketing');
  if (klaviyo) await probeKlaviyo({ ...klaviyo, timeoutMs: 3_000 });
}
