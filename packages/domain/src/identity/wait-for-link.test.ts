import { describe, expect, it } from 'vitest';
import { success } from '../results/outcome.ts';
import { identityRefusal } from './identity-fault.ts';
import { type LinkTry, waitForLink } from './wait-for-link.ts';

/** Gives these replies in turn, and then repeats the last one. */
function polled(...replies: readonly LinkTry<string>[]) {
  const waits: number[] = [];
  let tries = 0;
  const signIn = async (): Promise<LinkTry<string>> => {
    tries += 1;
    return replies[Math.min(tries, replies.length) - 1] ?? { status: 'NOT_YET' };
  };
  const answer = waitForLink(signIn, async (ms) => {
    waits.push(ms);
  });
  return answer.then((reply) => ({ reply, waits, tries }));
}

const notYet = { status: 'NOT_YET' } as const;

describe('a sign-up that is confirmed by a link', () => {
  it('signs in by itself when the link was opened [C-4-24]', async () => {
    const { reply, waits } = await polled(notYet, notYet, success('mia'));
    expect(reply).toEqual(success('mia'));
    expect(waits).toEqual([5000, 5000, 5000]);
  });

  it('is tried every 5 seconds for 3 minutes, then asks for the password [C-4-24 C-5-87 C-9-47]', async () => {
    const { reply, waits, tries } = await polled(notYet);
    expect(reply).toEqual(identityRefusal('CREDENTIALS_NEEDED'));
    expect([tries, waits.reduce((sum, ms) => sum + ms, 0)]).toEqual([36, 180_000]);
  });

  it('goes on when the network is down, and ends when it is refused', async () => {
    const refused = { status: 'REJECTED', error: { name: 'NotAuthorizedException', message: '' } } as const;
    const { reply, tries } = await polled(identityRefusal('NETWORK_ERROR'), refused);
    expect([reply, tries]).toEqual([refused, 2]);
  });
});
