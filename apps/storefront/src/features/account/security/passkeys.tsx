import * as words from '@wattle/messages/passkeys';
import { useEffect, useRef } from 'react';
import { canUsePasskeys } from '../../../shopper/identity/can-use-passkeys.ts';
import type { Passkey } from '../../../shopper/identity/passkey-calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './passkeys.module.css';
import section from './security-section.module.css';
import { usePasskeys } from './use-passkeys.ts';

/**
 * Passkeys: seen, added and removed. Nothing where the pool has none. A browser that cannot make one still shows those
 * that there are, so that the one of a lost device can go.
 */
export function Passkeys() {
  const { passkeys, said, doing, add, remove } = usePasskeys();
  const title = useTitleAfterRemoval(passkeys);
  if (passkeys === null) return null;
  const canAdd = canUsePasskeys();
  if (!canAdd && passkeys.length === 0) return null;
  return (
    <li>
      <div className={section.part}>
        <div>
          <h3 ref={title} id="passkeys" tabIndex={-1}>
            {words.title}
          </h3>
          <p>
            {words.intro} {passkeys.length === 0 && words.none}
          </p>
          <p role="status" className={styles.done}>
            {said?.tone === 'good' && said.words}
          </p>
        </div>
        {canAdd && (
          <Button kind="line" loading={doing === 'ADD'} loadingLabel={words.adding} onClick={add}>
            {words.add}
          </Button>
        )}
      </div>
      {said?.tone === 'bad' && <Notice tone="bad">{said.words}</Notice>}
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isGoing={doing === passkey.id} onRemove={remove} />
          ))}
        </ul>
      )}
    </li>
  );
}

type RowProps = { passkey: Passkey; isGoing: boolean; onRemove: (id: string) => void };

function PasskeyRow({ passkey: { id, name, addedAtMs }, isGoing, onRemove }: RowProps) {
  return (
    <li>
      <p>
        <b>{name}</b>
        <span>{words.addedOn(addedAtMs)}</span>
      </p>
      <Button
        kind="line"
        loading={isGoing}
        loadingLabel={words.removing}
        aria-label={words.removeNamed(name, addedAtMs)}
        onClick={() => onRemove(id)}
      >
        {words.remove}
      </Button>
    </li>
  );
}

/** The pressed button goes with its row, so the focus moves to the title. */
function useTitleAfterRemoval(passkeys: readonly Passkey[] | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(0);
  const count = passkeys?.length ?? 0;
  useEffect(() => {
    if (count < before.current) title.current?.focus();
    before.current = count;
  }, [count]);
  return title;
}
