import { useEffect, useRef } from 'react';
import type { Form } from './use-form.ts';

/** Keeps what is typed with each change, so that nothing is lost by Back, a reload or a closed tab. */
export function useDraft<V>({ values, state }: Pick<Form<V>, 'values' | 'state'>, keep: (values: V) => void): void {
  const last = useRef(values);
  useEffect(() => {
    // what is sent is no draft any more
    if (values === last.current || state === 'submitting' || state === 'success') return;
    last.current = values;
    keep(values);
  }, [values, state, keep]);
}
