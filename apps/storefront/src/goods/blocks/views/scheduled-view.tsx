import { isScheduledNow } from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { onScheduleChange } from '../on-schedule-change.ts';
import type { BlockViewProps } from '../shown-block.ts';

/**
 * Shows what stands in it from its start to its end, to the second, on a page that stays open and on one from a cache:
 * what was sent is what is hydrated, and the shopper's own clock takes over before the next frame [D-2-94].
 */
export default function ScheduledView({ block: { value, data, children }, show }: BlockViewProps<'scheduled'>) {
  const { startTime, endTime } = value;
  const isOpen = useSyncExternalStore(
    (changed) => onScheduleChange([startTime, endTime], changed),
    () => isScheduledNow(value, Date.now() / 1000),
    () => isScheduledNow(value, data.atSeconds),
  );
  return isOpen ? show(children) : null;
}
