import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './near-place.module.css';

/** So far from the view that it is there when the shopper is. */
const MARGIN = '600px 0px';

type NearPlaceProps = {
  rails?: number;
  /** Where it is not the room of rails. */
  room?: ReactNode;
  children: ReactNode;
};

/** Keeps the room of a rail until the shopper comes near; only then is anything loaded. */
export function NearPlace({ rails = 1, room, children }: NearPlaceProps) {
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
  return <div ref={place}>{isNear ? children : (room ?? <RailRoom rails={rails} />)}</div>;
}

/** The room that one or two rails take. */
export function RailRoom({ rails = 1 }: { rails?: number }) {
  const room = <div className={`section wrap ${styles.room}`} aria-hidden="true" />;
  return (
    <>
      {room}
      {rails > 1 && room}
    </>
  );
}
