import { type LocationFailure, locationMessages } from '@wattle/messages';
import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { findPosition } from '../find-position.ts';
import { LocalityField } from '../locality-field.tsx';
import styles from './store-finder-form.module.css';

/** A plain form with suggestions, and for those who allow it their own place. */
export function StoreFinderForm({ words }: { words: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [failure, setFailure] = useState<LocationFailure | null>(null);
  const go = (query: Record<string, string>) =>
    navigate(`/stores?${new URLSearchParams(query)}`, { preventScrollReset: true });
  const locate = async () => {
    const found = await findPosition();
    setFailure(found.status === 'REJECTED' ? found.failure : null);
    if (found.status === 'SUCCESS') go({ lat: found.value.lat.toFixed(3), lng: found.value.lng.toFixed(3) });
  };
  return (
    <>
      <Form
        className={styles.form}
        role="search"
        aria-label="Find a store"
        action="/stores"
        method="get"
        preventScrollReset
      >
        <LocalityField key={words} name="near" initial={words} onChoose={({ name }) => go({ near: name })} />
        <div className={styles.buttons}>
          <Button kind="second" type="submit">
            Find
          </Button>
          {hydrated && (
            <Button kind="line" icon="target" onClick={locate}>
              Use my location
            </Button>
          )}
        </div>
      </Form>
      <div role="status">{failure && <Notice tone="warn">{locationMessages[failure]}</Notice>}</div>
    </>
  );
}
