import { IDENTITY } from '@wattle/domain/identity';
import { createIdentity, type IdentityBrowser, type IdentityConfig } from '../create-identity.ts';
import type { TextStorage } from '../token-store.ts';
import type { TestPool } from './start-pool.ts';

/** Storage that two tabs can share. */
export function createStorage(): TextStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

export const configOf = ({ base, poolId }: Pick<TestPool, 'base' | 'poolId'>): IdentityConfig => ({
  endpoint: `${base}/`,
  poolId,
  clientId: 'shop-client',
  domain: base,
  passkeys: true,
  base: 'https://wattle.example',
});

/** The shop in one tab, with real locks and an adjustable clock. */
export function openTab(pool: Pick<TestPool, 'base' | 'poolId'>, part: Partial<IdentityBrowser> = {}) {
  const visited: string[] = [];
  const waited: number[] = [];
  const clock = { now: Date.now() };
  const identity = createIdentity(configOf(pool), {
    storage: createStorage(),
    tabStorage: createStorage(),
    locks: navigator.locks,
    navigate: (url) => void visited.push(url),
    wait: (ms) => {
      waited.push(ms);
      // the hosted pages never time out
      return ms === IDENTITY.hostedSignInWaitMs ? new Promise(() => undefined) : Promise.resolve();
    },
    now: () => clock.now,
    send: fetch,
    ...part,
  });
  return { identity, visited, waited, clock };
}
