import { lazy, memo, type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPartCode, type PartCode } from './part-code.ts';
import { type PartFrame, plainFrame } from './static-part.tsx';
import { useHydrated } from './use-hydrated.ts';
import { type Wake, waitsFor } from './waits-for.ts';

type LateOptions<P> = {
  /** Class that reserves its space after a client-side navigation. */
  readonly room: string | undefined;
  readonly frameOf?: PartFrame<P>;
  readonly wakeOf?: (props: P) => Wake;
};

/**
 * Creates a part that hydrates late. Until then the server's HTML stays and none of its code loads; then React hydrates
 * the same elements. After a client-side navigation it loads at once. It ignores prop changes: give it a key of what it
 * shows.
 */
export function createLatePart<P extends object>(
  load: PartCode<P>,
  { room, frameOf = plainFrame, wakeOf = () => 'near' }: LateOptions<P>,
) {
  const { preload, part } = createPartCode(load);
  // memo, because React re-creates a part that re-renders before it has hydrated
  const LatePart = memo(function LatePart(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const code = useRef<ReturnType<typeof load>>(undefined);
    const isHydrated = useHydrated();
    const [isLate] = useState(!import.meta.env.SSR && !isHydrated);
    const [Part] = useState(() =>
      // a part that unmounts before it loads must not keep waiting
      isLate ? lazy(() => code.current ?? load()) : part(),
    );
    useLayoutEffect(() => {
      if (isLate && place.current) code.current ??= waitsFor(wakeOf(props), place.current).then(load);
    }, [isLate, props]);
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
  return Object.assign(LatePart, { preload });
}

/** Shown while the code loads: the server's HTML that is on the page already, or reserved space. */
function Kept({ place, room }: { place: RefObject<Element | null>; room: string | undefined }) {
  const html = place.current?.innerHTML;
  return html ? <div {...copyOf(html)} /> : <div className={room} />;
}

/** Reuses the HTML already on the page. */
const copyOf = (html: string) => ({ style: { display: 'contents' }, dangerouslySetInnerHTML: { __html: html } });
