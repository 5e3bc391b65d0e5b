import { isSame, sha256 } from '../crypto/digest.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import type { DemoPerson } from './demo-people.ts';

export type DemoGrant = {
  readonly person: DemoPerson;
  readonly nonce: string;
  readonly challenge: string;
};

const GRANT_MS = 60_000;

export type DemoGrants = {
  give(grant: DemoGrant): string;
  /** Once, for a minute, to who has the verifier. */
  take(code: string, verifier: string): DemoGrant | undefined;
};

export function createDemoGrants(clock: () => number): DemoGrants {
  const grants = new Map<string, DemoGrant & { readonly expiresAt: number }>();
  return {
    give(grant) {
      const now = clock();
      for (const [code, { expiresAt }] of grants) if (expiresAt <= now) grants.delete(code);
      const code = newToken();
      grants.set(code, { ...grant, expiresAt: now + GRANT_MS });
      return code;
    },
    take(code, verifier) {
      const grant = grants.get(code);
      grants.delete(code);
      if (!grant || grant.expiresAt <= clock()) return undefined;
      return isSame(sha256(verifier).toString('base64url'), grant.challenge) ? grant : undefined;
    },
  };
}
