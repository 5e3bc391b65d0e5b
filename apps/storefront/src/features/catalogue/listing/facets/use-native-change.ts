import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Listens to the native `change` event of the fields inside: thumb released, field left, Enter pressed. React's
 * `onChange` fires on every keystroke and step instead.
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
