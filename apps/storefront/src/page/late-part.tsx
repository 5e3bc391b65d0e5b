import { lazy, memo, type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PartCode, type PartFrame, plainFrame } from './static-part.tsx';
import { useHydrated } from './use-hydrated.ts';
import { type Wake, waitsFor } from './waits-for.ts';

type LateOptions<P> = {
  /** A class that keeps its place when it is reached by a navigation. */
  readonly room: string | undefined;
  readonly frameOf?: PartFrame<P>;
  readonly wakeOf?: (props: P) => Wake;
};

const near = (): Wake => 'near';

/**
 * Makes a part of a page that comes alive when it is wanted. Until then what the server sent stands there and none of
 * its code is loaded; then React takes over the same elements. Reached by a navigation it is loaded at once. It does
 * not follow its properties: give it a key of what it shows.
 */
export function createLatePart<P extends object>(
  load: PartCode<P>,
  { room, frameOf = plainFrame, wakeOf = near }: LateOptions<P>,
) {
  const AtOnce = lazy(load);
  // drawn again it would count as changed, and a part that changed before it is alive is drawn anew
  return memo(function LatePart(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const code = useRef<ReturnType<typeof load>>(undefined);
    const isHydrated = useHydrated();
    const [Part] = useState(() =>
      // one that is gone before it was there waits for nothing
      import.meta.env.SSR || isHydrated ? AtOnce : lazy(() => code.current ?? load()),
    );
    useLayoutEffect(() => {
      if (Part !== AtOnce && place.current) code.current ??= waitsFor(wakeOf(props), place.current).then(load);
    }, [Part, props]);
    const inside = useMemo(
      () => (
        <Suspense fallback={<Kept place={place} room={room} />}>
          <Part {...props} />
        </Suspense>
      ),
      [Part, props],
    );
    return (
      <div {...frameOf(props)} ref={place}>
        {inside}
      </div>
    );
  });
}

/** Shown while the code is on its way to a part that cannot wait: what was sent, or as much room as it may need. */
function Kept({ place, room }: { place: RefObject<Element | null>; room: string | undefined }) {
  const html = place.current?.innerHTML;
  return html ? <div {...copyOf(html)} /> : <div className={room} />;
}

/** The server wrote it and the page shows it already. */
const copyOf = (html: string) => ({ style: { display: 'contents' }, dangerouslySetInnerHTML: { __html: html } });
