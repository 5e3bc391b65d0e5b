import type { LocationFailure } from '@wattle/messages';
import * as commonWords from '@wattle/messages/common';
import * as locationWords from '@wattle/messages/location';
import * as storesWords from '@wattle/messages/stores';
import { lazy, Suspense, useState } from 'react';
import { LocalityField } from '../../../goods/place/locality-field.tsx';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { Form } from '../../../router/link.tsx';
import { useNavigate, usePendingLocation } from '../../../router/router-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SearchProblem } from './find-around.ts';
import styles from './store-finder-form.module.css';

const LocationNotice = lazy(() =>
  import('../../../goods/place/location-notice.tsx').then((code) => ({ default: code.LocationNotice })),
);

type Props = { words: string; problem: SearchProblem | null };

/** A plain form with suggestions and, with permission, the shopper's position. */
export function StoreFinderForm({ words, problem }: Props) {
  const navigate = useNavigate();
  const isLoading = usePendingLocation()?.pathname === '/stores';
  const go = (query: Record<string, string>) =>
    navigate(`/stores?${new URLSearchParams(query)}`, { preventScrollReset: true });
  const { isLooking, failure, locate } = useMyPlace(go);
  const isAlive = useHydrated();
  return (
    <>
      <Form
        className={styles.form}
        role="search"
        aria-label={commonWords.findAStore}
        action="/stores"
        preventScrollReset
      >
        <div className={styles.field} aria-busy={isLoading}>
          <LocalityField name="near" initial={words} onChoose={({ name }) => go({ near: name })} pin />
          <button type="submit" className={styles.find} aria-label={storesWords.findStores}>
            <Icon name="search" />
          </button>
        </div>
        <Button
          kind="line"
          icon="target"
          className={classNames(styles.mine, !isAlive && styles.waiting)}
          loading={isLooking}
          loadingLabel={storesWords.looking}
          onClick={locate}
        >
          {locationWords.useMyLocation}
        </Button>
      </Form>
      <div role="status" className={styles.status}>
        {problem && <Notice tone="warn">{problemWords(problem, words)}</Notice>}
        <Suspense>{failure && <LocationNotice failure={failure} />}</Suspense>
      </div>
    </>
  );
}

/** Asks for the shopper's position when the button is pressed, never before [C-8-45 C-8-46 C-8-47 C-8-48]. */
function useMyPlace(go: (query: Record<string, string>) => void) {
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<LocationFailure | null>(null);
  const locate = async () => {
    setIsLooking(true);
    setFailure(null);
    try {
      const { findMySearch } = await import('./find-my-search.ts');
      const found = await findMySearch();
      if (found.status === 'SUCCESS') go(found.value);
      else setFailure(found.failure);
    } catch {
      setFailure('FAILED');
    } finally {
      setIsLooking(false);
    }
  };
  return { isLooking, failure, locate };
}

function problemWords(problem: SearchProblem, words: string): string {
  if (problem === 'TOO_SHORT') return storesWords.queryTooShort;
  if (problem === 'UNAVAILABLE') return storesWords.suburbsDown;
  return storesWords.suburbNotFound(words);
}
