import { printTable } from '../load.ts';

export type GoalRow = {
  readonly what: string;
  /** Measured before the work on it began, where that is known. */
  readonly before?: number;
  readonly now: number;
  readonly goal: number;
  readonly unit: string;
  /** Rates and shares must reach their goal, costs must stay below it. */
  readonly isMoreBetter?: boolean;
};

export const isMet = ({ now, goal, isMoreBetter = false }: GoalRow): boolean =>
  isMoreBetter ? now >= goal : now <= goal;

const short = (value: number): number => Number(value.toPrecision(3));

/** One table of goals, and which are missed. */
export function printGoals(rows: readonly GoalRow[]): void {
  printTable(
    rows.map((row) => ({
      what: row.what,
      unit: row.unit,
      before: row.before ?? '',
      now: short(row.now),
      goal: `${row.isMoreBetter ? '≥' : '≤'} ${row.goal}`,
      'share of goal': row.goal === 0 ? '' : short(row.now / row.goal),
      met: isMet(row) ? 'yes' : 'NO',
    })),
  );
  const missed = rows.filter((row) => !isMet(row));
  console.log(
    missed.length === 0
      ? 'Every goal is met.'
      : `Missed: ${missed.map(({ what, unit }) => `${what} (${unit})`).join('; ')}.`,
  );
}
