import type { LocationFailure } from '@wattle/messages';
import { lazy, Suspense, useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { LocalityField } from '../../../goods/place/locality-field.tsx';
import { useHydrated } from '../../../page/use-hydrated.ts';
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

/** A plain form with suggestions, and for those who allow it their own place. */
export function StoreFinderForm({ words, problem }: Props) {
  const navigate = useNavigate();
  const isLoading = useNavigation().location?.pathname === '/stores';
  const go = (query: Record<string, string>) =>
    navigate(`/stores?${new URLSearchParams(query)}`, { preventScrollReset: true });
  const { isLooking, failure, locate } = useMyPlace(go);
  const isAlive = useHydrated();
  return (
    <>
      <Form className={styles.form} role="search" aria-label="Find a store" action="/stores" preventScrollReset>
        <div className={styles.field} aria-busy={isLoading}>
          <LocalityField name="near" initial={words} onChoose={({ name }) => go({ near: name })} pin />
          <button type="submit" className={styles.find} aria-label="Find stores">
            <Icon name="search" />
          </button>
        </div>
        <Button
          kind="line"
          icon="target"
          className={classNames(styles.mine, !isAlive && styles.waiting)}
          loading={isLooking}
          loadingLabel="Looking"
          onClick={locate}
        >
          Use my location
        </Button>
      </Form>
      <div role="status" className={styles.status}>
        {problem && <Notice tone="warn">{problemWords(problem, words)}</Notice>}
        <Suspense>{failure && <LocationNotice failure={failure} />}</Suspense>
      </div>
    </>
  );
}

/** The shopper's own place: asked for when the button is pressed, never before [C-8-45 C-8-46 C-8-47 C-8-48]. */
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
  if (problem === 'TOO_SHORT') return 'Type at least three letters or digits, as in 3056 or Brunswick.';
  if (problem === 'UNAVAILABLE') return 'Suburbs cannot be looked up at the moment. These are all our stores.';
  return `We could not find “${words}”. Check the spelling, or type a postcode of four digits.`;
}
