import { it } from 'vitest';
import { useBrowser } from './browser.ts';
import { byWallet, elsewhere, leaveAndLook, payAnotherWay, reachLastOne } from './checkout-leave-page.ts';

const open = useBrowser();

/** What `checkout-leave.test.ts` does not try. */
const LEFT = [byWallet('Google Pay'), ...['PayPal', 'Afterpay', 'Alipay'].map((name) => elsewhere(name))];

it('who leaves the page of any other method finds the same total and everything held, and can pay another way', async () => {
  const { page } = await open();
  const cents = await reachLastOne(page, 'leaves.all@example.com');
  for (const method of LEFT) {
    const second = await leaveAndLook(page, method, cents);
    await second.close();
    await payAnotherWay(page, cents);
  }
});
