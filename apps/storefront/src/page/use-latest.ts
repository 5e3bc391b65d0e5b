import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The latest value, for callbacks that outlive their render. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
