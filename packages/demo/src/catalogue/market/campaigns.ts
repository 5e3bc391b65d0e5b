import { DAY } from './moments.ts';
import { summerEvent } from './summer-event.ts';

/** Days from the moment the shop is generated; null is open-ended. */
export type DaySpan = readonly [fromDays: number | null, toDays: number | null];

/**
 * Campaign dates shared by a promotion and its badge, so that the badge never advertises a promotion that is
 * not running.
 */
export const CAMPAIGNS = {
  kitchenBundle: [-5, 16],
  kitchenCode: [-20, 40],
  laundryPair: [14, 42],
  winterBundle: [-120, -60],
} as const satisfies Readonly<Record<string, DaySpan>>;

/** A row valid during a campaign, on its own days, or always. */
export type Timed = {
  readonly campaign?: keyof typeof CAMPAIGNS | 'summerEvent' | undefined;
  readonly days?: DaySpan | undefined;
};

const ALWAYS: DaySpan = [null, null];

/** The same in seconds since epoch. */
export function spanAt(now: number, { campaign, days = ALWAYS }: Timed): DaySpan {
  if (campaign === 'summerEvent') {
    const { startTime, endTime } = summerEvent(now);
    return [startTime, endTime];
  }
  const [from, to] = campaign ? CAMPAIGNS[campaign] : days;
  return [from === null ? null : now + from * DAY, to === null ? null : now + to * DAY];
}
