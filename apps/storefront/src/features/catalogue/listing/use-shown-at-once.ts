import { startTransition, useOptimistic } from 'react';

/**
 * What a control shows: what was just chosen, within the press, and else what its list says. The other controls and
 * the list follow in small pieces, so that the next frame does not wait for them.
 */
export function useShownAtOnce<T>(value: T, choose: (next: T) => void): readonly [shown: T, choose: (next: T) => void] {
  const [shown, show] = useOptimistic(value);
  return [
    shown,
    (next) =>
      startTransition(() => {
        show(next);
        choose(next);
      }),
  ];
}
