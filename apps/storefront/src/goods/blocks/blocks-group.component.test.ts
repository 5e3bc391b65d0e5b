import { expect, it } from 'vitest';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { boxOf, lookAtBlocks, styleOf } from './testing/blocks-stage.ts';

const open = setUpStage();

it('a group stands beside or under each other, with its gap; on small screens always under [D-2-56 D-2-58 D-9-48]', async () => {
  const { page, example } = await lookAtBlocks(open, ['group']);
  const boxes = async (anchor: string) => Promise.all((await example(anchor).locator('p').all()).map(boxOf));
  const isBeside = async () => {
    const [first, second] = await boxes('group-horizontal');
    return first?.y === second?.y;
  };
  expect(await isBeside()).toBe(true);
  const [above, below] = await boxes('group-vertical');
  expect(above?.x).toBe(below?.x);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  const gaps = await Promise.all(
    ['tight', 'horizontal', 'wide'].map((one) =>
      styleOf(example(`group-${one}`).locator('p').first().locator('../..'), 'column-gap'),
    ),
  );
  const [tight = 0, normal = 0, wide = 0] = gaps.map((gap) => Number.parseFloat(gap));
  expect(tight).toBeLessThan(normal);
  expect(normal).toBeLessThan(wide);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await isBeside()).toBe(false);
  await page.setViewportSize({ width: 1025, height: 900 });
  expect(await isBeside()).toBe(true);
});

it('a group puts its children at one of nine places, stretches them, or gives them their percentages [D-2-57 D-2-59 D-2-60]', async () => {
  const { example } = await lookAtBlocks(open, ['group']);
  for (const [row, along] of ['top', 'center', 'bottom'].entries()) {
    for (const [column, across] of ['left', 'center', 'right'].entries()) {
      const place = along === across ? 'center' : `${along}-${across}`;
      const [first, , third] = await Promise.all((await example(`group-at-${place}`).locator('p').all()).map(boxOf));
      const cell = await boxOf(example(`group-at-${place}`).locator('p').first().locator('../..'));
      if (!first || !third) throw new Error(`${place} is missing`);
      const room = cell.height - first.height;
      expect(Math.round(first.y - cell.y), place).toBe(Math.round((room * row) / 2));
      const left = (cell.width - 2 * 24) * 0.4 - first.width;
      expect(Math.abs(first.x - cell.x - (left * column) / 2), place).toBeLessThan(8);
    }
  }
  const widths = async (anchor: string) =>
    Promise.all((await example(anchor).locator('p').all()).map(async (one) => (await boxOf(one)).width));
  const [plain = 0] = await widths('group-horizontal');
  const [stretched = 0] = await widths('group-stretched');
  expect(stretched).toBeGreaterThan(plain * 3);
  const columns = (anchor: string) =>
    styleOf(example(anchor).locator('p').first().locator('../..'), 'grid-template-columns').then((value) =>
      value.split(' ').map(Number.parseFloat),
    );
  const [half = 0, third = 0, fifth = 0] = await columns('group-own-widths');
  expect(half / third).toBeCloseTo(50 / 30, 1);
  expect(half / fifth).toBeCloseTo(50 / 20, 1);
  const [thirty = 0, , ten = 0, rest = 0] = await columns('group-widths-that-leave-room');
  expect(thirty / ten).toBeCloseTo(3, 1);
  expect(rest / ten).toBeCloseTo(4, 1);
});
