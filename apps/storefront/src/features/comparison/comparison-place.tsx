import { type ComponentType, useEffect, useState } from 'react';
import { useComparedIds } from '../../shopper/comparison/use-comparison.ts';

/** Where the comparison shows once there is one; until then nothing of it is loaded. */
export function ComparisonPlace() {
  const [Comparison, setComparison] = useState<ComponentType | null>(null);
  const isMissing = useComparedIds().length > 0 && !Comparison;
  useEffect(() => {
    if (!isMissing) return;
    import('./comparison.tsx').then(
      (code) => setComparison(() => code.Comparison),
      // what could not be loaded has an alert of its own
      () => {},
    );
  }, [isMissing]);
  return Comparison && <Comparison />;
}
