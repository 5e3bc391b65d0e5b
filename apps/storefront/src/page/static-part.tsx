import { type ComponentType, type HTMLAttributes, lazy, Suspense, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

export type PartCode<P> = () => Promise<{ default: ComponentType<P> }>;
/** The attributes of the element around a part. */
export type PartFrame<P> = (props: P) => HTMLAttributes<HTMLDivElement>;

/**
 * Makes a part of a page that nobody can act on. What the server sent of it stays as it is, and its code is not
 * loaded; only a page that is reached by a navigation loads it. Its stylesheets must be in the page that is sent: the
 * build sees to it (sent-styles-plugin.ts), and a class of one may be named. It does not follow its properties: give
 * it a key of what it shows.
 */
export function createStaticPart<P extends object>(
  load: PartCode<P>,
  styles: readonly (string | undefined)[] = [],
  frameOf: PartFrame<P> = plainFrame,
) {
  let known: ComponentType<P> | undefined;
  const preload = async () => {
    const code = await load();
    known = code.default;
    return code;
  };
  const Late = lazy(preload);
  const waiting = <div hidden className={styles.join(' ')} />;
  const StaticPart = (props: P) => {
    const isHydrated = useHydrated();
    const [wasSent] = useState(!isHydrated);
    const [Part] = useState(() => known ?? Late);
    if (wasSent && !import.meta.env.SSR) return <div {...frameOf(props)} {...AS_SENT} />;
    return (
      <div {...frameOf(props)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
  /** For a navigation: a page that has the code is drawn whole at once. */
  StaticPart.preload = preload;
  return StaticPart;
}

export const plainFrame = () => ({});

/** React does not look into an element with HTML of its own: nothing is put there, and what stands there stays. */
const AS_SENT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
