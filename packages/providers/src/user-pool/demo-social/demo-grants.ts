import { isSame, sha256 } from '../crypto/digest.ts';
import { poolSecrets } from '../crypto/pool-secrets.ts';
import { isBody } from '../read-fields.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';

export type DemoGrant = {
  readonly person: DemoPerson;
  readonly nonce: string;
  readonly challenge: string;
};

const GRANT_MS = 60_000;
const ABOUT = 'demo grant';

export type DemoGrants = {
  give(grant: DemoGrant): string;
  /** Valid for a minute, for the holder of the verifier; once per process. */
  take(code: string, verifier: string): DemoGrant | undefined;
};

/** Everything is sealed in the code, because another process of the shop may redeem it. */
export function createDemoGrants(clock: () => number, clientSecret: string): DemoGrants {
  const secrets = poolSecrets(sha256(`${ABOUT}:${clientSecret}`).toString('hex'));
  const taken = new Map<string, number>();
  const isFirst = (code: string, now: number): boolean => {
    for (const [old, expiresAt] of taken) if (expiresAt <= now) taken.delete(old);
    if (taken.has(code)) return false;
    taken.set(code, now + GRANT_MS);
    return true;
  };
  return {
    give({ person, nonce, challenge }) {
      const expiresAt = clock() + GRANT_MS;
      const text = JSON.stringify({ id: person.id, nonce, challenge, expiresAt, once: newToken() });
      return Buffer.from(secrets.seal(text, ABOUT), 'base64').toString('base64url');
    },
    take(code, verifier) {
      const now = clock();
      const opened = secrets.open(Buffer.from(code, 'base64url').toString('base64'), ABOUT);
      const grant: unknown = opened === undefined ? undefined : JSON.parse(opened);
      if (!isBody(grant) || !isFirst(code, now) || Number(grant.expiresAt) <= now) return undefined;
      const person = DEMO_PEOPLE.find(({ id }) => id === grant.id);
      const [nonce, challenge] = [String(grant.nonce), String(grant.challenge)];
      if (!person || !isSame(sha256(verifier).toString('base64url'), challenge)) return undefined;
      return { person, nonce, challenge };
    },
  };
}
