import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LocalityField } from '../locality-field.tsx';
import { locationMessage } from './location-message.ts';
import styles from './store-finder-form.module.css';

/** A plain form with suggestions, and for those who allow it their own place. */
export function StoreFinderForm({ words }: { words: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [message, setMessage] = useState<string | null>(null);
  const go = (query: Record<string, string>) =>
    navigate(`/stores?${new URLSearchParams(query)}`, { preventScrollReset: true });
  const locate = () => {
    if (!('geolocation' in navigator)) return setMessage(locationMessage(0));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setMessage(null);
        go({ lat: coords.latitude.toFixed(3), lng: coords.longitude.toFixed(3) });
      },
      ({ code }) => setMessage(locationMessage(code)),
      { timeout: 10_000, maximumAge: 600_000 },
    );
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
      <div role="status">{message && <Notice tone="warn">{message}</Notice>}</div>
    </>
  );
}
