import type { IdentityReply } from '@wattle/domain/identity';
import * as words from '@wattle/messages/passkeys';
import { useEffect, useState } from 'react';
import { createPasskeyCalls, type Passkey } from '../../../shopper/identity/passkey-calls.ts';
import { makePasskey } from '../../../shopper/identity/passkey-prompt.ts';
import { openSession } from '../../../shopper/session/open-session.ts';
import { passkeyWords } from './passkey-words.ts';

type Calls = ReturnType<typeof createPasskeyCalls>;
type Said = { readonly tone: 'good' | 'bad'; readonly words: string };

/** undefined: this shop's customers have none. */
async function openPasskeys(): Promise<Calls | undefined> {
  const { identity } = await openSession();
  return identity.config.passkeys ? createPasskeyCalls(identity, makePasskey) : undefined;
}

/** null: not known. */
async function listed(calls: Calls | undefined): Promise<readonly Passkey[] | null> {
  const reply = await calls?.list();
  return reply?.status === 'SUCCESS' ? reply.value : null;
}

/** The customer's passkeys; null while they are not known. */
export function usePasskeys() {
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  /** What is being done: 'ADD', or the id of the one that goes. */
  const [doing, setDoing] = useState<string | null>(null);

  useEffect(() => {
    openPasskeys()
      .then(listed)
      .then(setPasskeys, () => undefined);
  }, []);

  const run = (what: string, done: string, work: (calls: Calls) => Promise<IdentityReply<unknown>>): void => {
    if (doing !== null) return;
    setDoing(what);
    setSaid(null);
    openPasskeys()
      .then(async (calls) => {
        if (!calls) return;
        const reply = await work(calls);
        if (reply.status === 'REJECTED') return setSaid({ tone: 'bad', words: passkeyWords(reply.error) });
        const now = await listed(calls);
        setPasskeys((before) => now ?? before);
        setSaid({ tone: 'good', words: done });
      })
      .catch(() => setSaid({ tone: 'bad', words: words.notReached }))
      .finally(() => setDoing(null));
  };
  return {
    passkeys,
    said,
    doing,
    add: () => run('ADD', words.added, (calls) => calls.add()),
    remove: (id: string) => run(id, words.removed, (calls) => calls.remove(id)),
  };
}
