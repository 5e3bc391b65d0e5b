import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder panels while forms load. */
export function FormSkeleton({ heights }: { heights: readonly string[] }) {
  return (
    <>
      {heights.map((height) => (
        <div key={height} className={classNames(panel.panel, panel.set)}>
          <Skeleton width="160px" height="1.5rem" />
          <div style={{ height: 'var(--s-6)' }} />
          <Skeleton height={height} radius="var(--r-3)" />
        </div>
      ))}
    </>
  );
}
