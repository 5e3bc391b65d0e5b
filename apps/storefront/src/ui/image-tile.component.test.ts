import { expect, it } from 'vitest';
import { setUpStage } from '../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../testing/watch-shifts.ts';

const open = setUpStage();

it('a picture that fails leaves a broken-image placeholder, and nothing moves [D-4-28 D-8-10]', async () => {
  const { page } = await open('/dev/ui', {
    before: async (fresh) => {
      await fresh.route('**/cdn-cgi/image/**', (route) => route.abort());
      await watchShifts(fresh);
    },
  });
  await page.locator('[data-broken]').first().waitFor();
  expect(await shiftsOf(page)).toBeLessThan(0.001);
});
