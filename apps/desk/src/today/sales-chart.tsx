import type { OrdersToday } from '@wattle/contract/desk';
import { fillMessage } from '@wattle/messages';
import * as words from '@wattle/messages/desk-today';
import type { ReactNode } from 'react';
import { dollars, weekdayOf } from './figures.ts';

const LEFT = 34;
const RIGHT = 534;
const TOP = 24;
const BOTTOM = 196;
const HOURS = 24;
const LINES = 4;
/** So early in the day its label would leave the chart. */
const NARROW = 0.2;

const x = (hour: number): number => LEFT + ((RIGHT - LEFT) * hour) / HOURS;

/** The next round sum above the highest: 1, 2 or 5 and zeros. */
function roundUp(cents: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(cents, 10_000)));
  return [1, 2, 5, 10].map((times) => times * step).find((sum) => sum >= cents) ?? cents;
}

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([left, top], at) => `${at === 0 ? 'M' : 'L'}${left.toFixed(1)} ${top.toFixed(1)}`).join('');

/** Sales through the day: today as a filled line, last week dashed. */
export function SalesChart({ view }: { readonly view: OrdersToday }): ReactNode {
  const { curve, lastCurve, today, lastWeek, dayShare, now } = view;
  const top = roundUp(Math.max(today.cents, ...lastCurve));
  const y = (cents: number): number => BOTTOM - ((BOTTOM - TOP) * cents) / top;
  const ends = (sums: readonly number[]) => [
    [LEFT, BOTTOM] as const,
    ...sums.map((cents, hour) => [x(hour + 1), y(cents)] as const),
  ];
  const at = x(dayShare * HOURS);
  const line = [...ends(curve.slice(0, -1)), [at, y(today.cents)] as const];
  const weekday = weekdayOf(now);
  const label = fillMessage(words.CHART, {
    ...{ weekday, today: dollars(today.cents), before: dollars(lastWeek.cents) },
    whole: dollars(lastWeek.wholeDayCents),
  });
  return (
    <svg className="chart" viewBox="0 0 540 218" role="img" aria-label={label}>
      {Array.from({ length: LINES + 1 }, (_, step) => (top * step) / LINES).map((cents) => (
        <g key={cents}>
          <path className="grid" d={`M${LEFT} ${y(cents)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(cents) + 4} textAnchor="end">
            {cents === 0 ? '0' : shortSum(cents)}
          </text>
        </g>
      ))}
      {[3, 6, 9, 12, 15, 18, 21].map((hour) => (
        <text key={hour} x={x(hour)} y={BOTTOM + 18} textAnchor="middle">
          {words.hourWords(hour)}
        </text>
      ))}
      <path className="now" d={`M${at} ${TOP - 12}V${BOTTOM}`} />
      <path className="area" d={`${pathOf(line)}L${at} ${BOTTOM}Z`} />
      <path className="before" d={pathOf(ends(lastCurve))} />
      <path className="line" d={pathOf(line)} />
      <text className="own" x={at - 9} y={y(today.cents) - 9} textAnchor={dayShare < NARROW ? 'start' : 'end'}>
        {words.TODAY}
      </text>
      <text x={RIGHT} y={y(lastWeek.wholeDayCents) - 7} textAnchor="end">
        {fillMessage(words.LAST, { weekday })}, {dollars(lastWeek.wholeDayCents)}
      </text>
      <circle className="dot" cx={at} cy={y(today.cents)} r="4.5" />
    </svg>
  );
}

const shortSum = (cents: number): string =>
  cents >= 1_000_000 ? `$${Math.round(cents / 100_000)}k` : dollars(Math.round(cents / 100) * 100);
