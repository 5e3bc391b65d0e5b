import { type RunningShop, startShop } from '../../e2e/start-shop.ts';
import { generateDemoShop } from '../../packages/demo/src/index.ts';
import { chooseGoods, PLENTY, SCARCE, type Wanted } from './choose.ts';

export type StockedShop = RunningShop & {
  /** Enough different goods that buyers do not wait for each other's stock row. */
  readonly plenty: readonly Wanted[];
  /** The product with 5 in stock. */
  readonly scarce: Wanted;
};

const TOKEN = 'only-for-the-shop-of-this-benchmark';

/** The demo shop as `npm start` starts it, with ample stock of some products and scarce stock of one. */
export async function startStockedShop(databaseUrl: string | undefined): Promise<StockedShop> {
  const { plenty, scarce } = chooseGoods(generateDemoShop({ now: Math.floor(Date.now() / 1000) }));
  const shop = await startShop({
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    WRITE_LIMIT_PER_MINUTE: '10000000',
    IMPORT_TOKEN: TOKEN,
  });
  const stock = ({ variantId }: Wanted, qty: number) => ({ variantId, qty, hasStockOnHand: true });
  const rows = [...plenty.map((one) => stock(one, PLENTY)), stock(scarce, SCARCE)];
  const answer = await fetch(`${shop.url}/api/import/stock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/x-ndjson' },
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  });
  if (!answer.ok) {
    await shop.stop();
    throw new Error(`The stock was not imported: ${await answer.text()}`);
  }
  return { ...shop, plenty, scarce };
}
