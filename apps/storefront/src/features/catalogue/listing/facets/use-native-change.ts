import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * The browser's own change event of the fields inside: a thumb let go, a field left or Enter pressed in it. React's
 * `onChange` is another thing: every letter and every step on the way.
 */
export function useNativeChange<E extends HTMLElement>(handler: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const onChange = useEffectEvent(handler);
  useEffect(() => {
    const element = ref.current;
    const listener = () => onChange();
    element?.addEventListener('change', listener);
    return () => element?.removeEventListener('change', listener);
  }, []);
  return ref;
}
