import { fetchOutside } from '@wattle/providers/outside';
import type { Config } from '../config/config.ts';

const TIMEOUT_MS = 3_000;

/** Asks the configured pool for its keys, or finds the embedded pool. */
export async function probeIdentity({ identity }: Pick<Config, 'identity'>): Promise<void> {
  if (identity.kind === 'embedded') {
    await import('@wattle/providers/user-pool');
    return;
  }
  const response = await fetchOutside(`${identity.issuer}/.well-known/jwks.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`its keys: ${response.status} ${response.statusText}`);
  const { keys } = (await response.json()) as { keys?: readonly unknown[] };
  if (!keys?.length) throw new Error('it has no keys');
}
