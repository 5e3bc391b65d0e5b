import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onceInView } from '../../page/once-in-view.ts';
import styles from './near-place.module.css';

/** Loads early enough to be ready when scrolled into view. */
const MARGIN_PX = 600;

type NearPlaceProps = {
  rails?: number;
  /** Placeholder other than that of rails. */
  room?: ReactNode;
  /** How near, in pixels. */
  marginPx?: number;
  children: ReactNode;
};

/** Reserves space until the shopper scrolls near, then loads the content. */
export function NearPlace({ rails = 1, room, marginPx = MARGIN_PX, children }: NearPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    return onceInView(place.current, () => setNear(true), marginPx);
  }, [isNear, marginPx]);
  return <div ref={place}>{isNear ? children : (room ?? <RailRoom rails={rails} />)}</div>;
}

/** The height of one or two rails. */
export function RailRoom({ rails = 1 }: { rails?: number }) {
  const room = <div className={`section wrap ${styles.room}`} aria-hidden="true" />;
  return (
    <>
      {room}
      {rails > 1 && room}
    </>
  );
}
