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
  const locate = () =>
    findPosition(
      ({ latitude, longitude }) => {
        setMessage(null);
        go({ lat: latitude.toFixed(3), lng: longitude.toFixed(3) });
      },
      (code) => setMessage(locationMessage(code)),
    );
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

/** Where the browser says it is; 0 stands for a browser that cannot say. */
function findPosition(onFound: (at: GeolocationCoordinates) => void, onFailed: (code: number) => void): void {
  if (!('geolocation' in navigator)) {
    onFailed(0);
    return;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => onFound(coords),
    ({ code }) => onFailed(code),
    { timeout: 10_000, maximumAge: 600_000 },
  );
}
