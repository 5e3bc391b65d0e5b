import { expect, it } from 'vitest';
import { mineWords, yoursWords } from './desk-conflict-words.ts';

const words = (...yours: (readonly [string, string])[]) =>
  yoursWords(yours, (id) => `line ${id}`).map(({ label, value }) => [label, value]);

it.each([
  ['/desk/orders/W-1/cancel', 'Cancel the order'],
  ['/desk/orders/W-1/refund', 'Refund'],
  ['/desk/orders/W-1/other', ''],
])('what was not sent to %s is %j', (action, said) => {
  expect(mineWords(action)).toBe(said);
});

it.each(['__proto__', 'constructor', 'toString'])('%s is said as it was typed, wherever it stands', (text) => {
  expect(mineWords(`/desk/orders/W-1/${text}`)).toBe('');
  expect(words([text, 'x'], ['to', text], ['reason', text]).flat()).toEqual(
    expect.arrayContaining([text, 'x', text, text]),
  );
});

it('what was typed is said as its form says it, without codes, cents and fields that nobody sees', () => {
  expect(words(['key', 'abc'], ['expected', '70056'], ['take.2', 'on'], ['qty.2', '1'], ['reason', 'LATE'])).toEqual([
    ['To refund', '$700.56'],
    ['Comes back', 'line 2'],
    ['Reason', 'Came after the promised time'],
  ]);
  expect(words(['to', 'ON_THE_WAY'], ['slot', '2026-11-20 07:00-09:00'], ['note', ''])).toEqual([
    ['Move to', 'On the truck'],
    ['Day', 'Friday 20 November, 7–9 am'],
  ]);
  expect(words(['reason', 'Rang us'], ['slot', '2026-11-20'])).toEqual([
    ['Reason', 'Rang us'],
    ['Day', 'Friday 20 November'],
  ]);
});
