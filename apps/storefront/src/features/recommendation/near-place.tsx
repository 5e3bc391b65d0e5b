import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './near-place.module.css';

/** So far from the view that it is there when the shopper is. */
const MARGIN = '600px 0px';

/** Keeps the room of a rail until the shopper comes near; only then is anything loaded. */
export function NearPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : <RailRoom />}</div>;
}

/** The room that a rail takes. */
export function RailRoom() {
  return <div className={`section wrap ${styles.room}`} aria-hidden="true" />;
}
