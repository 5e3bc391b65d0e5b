import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DayCalendar } from './day-calendar.tsx';

const days = [
  { date: '2026-11-16', status: 'NOT_YET', words: '' },
  { date: '2026-11-17', status: 'AVAILABLE', words: '$69' },
  { date: '2026-11-18', status: 'AVAILABLE', words: '$49', isLow: true },
  { date: '2026-11-20', status: 'FULL', words: '' },
  { date: '2026-11-22', status: 'CLOSED', words: '' },
] as const;

const buttonsOf = (chosen: string | null) =>
  renderToStaticMarkup(<DayCalendar days={days} chosen={chosen} onChoose={() => {}} />).match(/<button.*?<\/button>/g);

describe('DayCalendar', () => {
  it('says what a day costs, or why it cannot be had', () => {
    const words = buttonsOf(null)?.map((button) => button.match(/<small>(.*?)<\/small>/)?.[1]);
    expect(words).toEqual(['Not yet', '$69', '$49', 'Full', 'Closed']);
  });

  it('marks the day that is chosen, and what cannot be chosen', () => {
    const buttons = buttonsOf('2026-11-18') ?? [];
    expect(buttons.map((button) => button.includes('aria-pressed="true"'))).toEqual([false, false, true, false, false]);
    expect(buttons.map((button) => button.includes('aria-disabled'))).toEqual([true, false, false, true, true]);
  });

  it.each([
    [null, 1],
    ['2026-11-18', 2],
    ['2026-12-24', 1],
  ])('with %s chosen has one day that Tab reaches', (chosen, place) => {
    const reachable = (buttonsOf(chosen) ?? []).flatMap((button, index) =>
      button.includes('tabindex="0"') ? [index] : [],
    );
    expect(reachable).toEqual([place]);
  });
});
