import { isScheduledNow } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { useNowSeconds } from '../../../page/now.tsx';
import type { BlockViewProps, ShownOf } from '../shown-block.ts';

/** Timers bear no more than this; a moment further off is looked at again. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Shows what stands in it from its start to its end, to the second, on a page that stays open and on one from a cache. */
export default function ScheduledView({ block, show }: BlockViewProps<'scheduled'>) {
  const isOpen = useIsScheduled(block.value);
  return isOpen ? show(block.children) : null;
}

function useIsScheduled(value: ShownOf<'scheduled'>['value']): boolean {
  const { startTime, endTime } = value;
  // what was sent is what is hydrated; the shopper's own clock takes over right after
  const minute = useNowSeconds();
  const [nowSeconds, setNowSeconds] = useState(minute);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = Date.now() / 1000;
      setNowSeconds(now);
      const next = [startTime, endTime].find((moment) => moment > now);
      if (next !== undefined) timer = setTimeout(look, Math.min((next - now) * 1000 + 1, TIMER_MAX_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [startTime, endTime]);
  return isScheduledNow(value, nowSeconds);
}
