import { useLayoutEffect } from 'react';

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Marks the root of the page for its styles, while something is shown. A rule on `html:has(…)` would be asked again
 * with every change of the page, which takes a phone some milliseconds each time.
 */
export function useRootMark(mark: 'dialog' | 'bar' | 'sheet', isOn = true): void {
  useIsomorphicLayoutEffect(() => {
    if (!isOn) return undefined;
    const { dataset } = document.documentElement;
    // two of them may be shown at once
    dataset[mark] = String(Number(dataset[mark] ?? 0) + 1);
    return () => {
      const left = Number(dataset[mark]) - 1;
      if (left > 0) dataset[mark] = String(left);
      else delete dataset[mark];
    };
  }, [mark, isOn]);
}
