import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { bank, byWallet, elsewhere, leaveAndLook, payAnotherWay, phone, reachLastOne } from './checkout-leave-page.ts';
import { JOURNEY_MS, orderNumberOf } from './checkout-pay-page.ts';

const open = useBrowser();

/** One of each kind. `checkout-leave.long.test.ts` tries all others that send a shopper off. */
const LEFT = [byWallet('Apple Pay'), bank, phone];

it(
  'who leaves the page of a payment by Back, by reload or for a second tab finds the same total and everything held, and can pay another way or finish there, of which the first tab learns by itself',
  async () => {
    const { page } = await open();
    const cents = await reachLastOne(page, 'leaves.pays@example.com');
    for (const method of LEFT) {
      const second = await leaveAndLook(page, method, cents);
      await second.close();
      await payAnotherWay(page, cents);
    }
    // paid in the end, so it comes last: the only unit is gone then
    const second = await leaveAndLook(page, elsewhere('Zip'), cents);
    await second.getByRole('button', { name: /^Pay \$/ }).click();
    expect(await orderNumberOf(second)).toBe(await orderNumberOf(page));
  },
  JOURNEY_MS,
);
