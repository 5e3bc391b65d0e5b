import { expect, it } from 'vitest';
import { rowLabel } from './row-label.ts';

it('tells rows of the same things apart', () => {
  const row = ['Will it fit?', 'Running cost', 'Noise'].map((name) => ({ name }));
  expect(rowLabel('Articles', row)).toBe('Articles: 3, from Will it fit? to Noise');
  expect(rowLabel('Articles', row.slice(0, 2))).not.toBe(rowLabel('Articles', row));
  expect(rowLabel('Articles', [])).toBe('Articles');
});
