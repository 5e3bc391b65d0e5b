import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Makes a part of a page that nobody can act on. What the server sent of it stays as it is, and its code is not
 * loaded; only a page that is reached by a navigation loads it. Its stylesheets must be in the page that is sent,
 * so a class of each is named. It does not follow its properties: give it a key of what it shows.
 */
export function createStaticPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  styles: readonly (string | undefined)[],
) {
  const Part = lazy(load);
  const waiting = <div hidden className={styles.join(' ')} />;
  return function StaticPart(props: P) {
    const isHydrated = useHydrated();
    const [wasSent] = useState(!isHydrated);
    if (wasSent && !import.meta.env.SSR) return <div {...AS_SENT} />;
    return (
      <div>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

/** React does not look into an element with HTML of its own: nothing is put there, and what stands there stays. */
const AS_SENT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
