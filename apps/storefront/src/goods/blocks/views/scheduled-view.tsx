import { isScheduledNow } from '@wattle/domain/content';
import { useSyncExternalStore } from 'react';
import { onScheduleChange } from '../on-schedule-change.ts';
import type { BlockViewProps } from '../shown-block.ts';

/**
 * Shows its content from start to end, to the second, on open and cached pages alike: hydrates with the server's time,
 * then the shopper's clock takes over before the next frame [D-2-94].
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
