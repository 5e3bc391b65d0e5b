import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the latest render, for a callback that outlives the render it was made in. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
