import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDemoGrants } from './demo-grants.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const [person] = DEMO_PEOPLE;
const VERIFIER = 'v'.repeat(64);
const grant = { person, nonce: 'n', challenge: createHash('sha256').update(VERIFIER).digest('base64url') };

function open(secret = 'a secret') {
  const clock = { now: 1_000_000 };
  return { clock, grants: createDemoGrants(() => clock.now, secret) };
}

describe('a code of the demo’s social provider', () => {
  it('is taken once, by who has the verifier', () => {
    const { grants } = open();
    const code = grants.give(grant);
    expect(grants.take(code, VERIFIER)).toEqual(grant);
    expect(grants.take(code, VERIFIER)).toBeUndefined();
    expect(grants.take(grants.give(grant), 'another')).toBeUndefined();
  });

  it('is taken by another process with the same secret, and by no other', () => {
    const code = open().grants.give(grant);
    expect(open().grants.take(code, VERIFIER)).toEqual(grant);
    expect(open('another secret').grants.take(code, VERIFIER)).toBeUndefined();
  });

  it('is good for a minute', () => {
    const { clock, grants } = open();
    const code = grants.give(grant);
    clock.now += 60_000;
    expect(grants.take(code, VERIFIER)).toBeUndefined();
  });

  it('cannot be made up', () => {
    expect(open().grants.take('made-up', VERIFIER)).toBeUndefined();
    expect(open().grants.take('', VERIFIER)).toBeUndefined();
  });
});
