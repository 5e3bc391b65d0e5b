import { type ComponentType, useEffect, useState } from 'react';
import { useComparedIds } from '../../shopper/comparison/use-comparison.ts';

/** Loads the comparison once there is something to compare. */
export function ComparisonPlace() {
  const [Comparison, setComparison] = useState<ComponentType | null>(null);
  const isMissing = useComparedIds().length > 0 && !Comparison;
  useEffect(() => {
    if (!isMissing) return;
    import('./comparison.tsx').then(
      (code) => setComparison(() => code.Comparison),
      // a failed load shows its own alert
      () => {},
    );
  }, [isMissing]);
  return Comparison && <Comparison />;
}
