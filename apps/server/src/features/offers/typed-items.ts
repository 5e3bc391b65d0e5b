import type { Store } from '../../store/store.ts';

const GOODS_MAX = 20;

/** `NF637XS` or `NF637XS 2`, a line each: model or product number, and how many. */
export async function typedItems({ goods }: Pick<Store, 'goods'>, typed: string) {
  const lines = typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, GOODS_MAX);
  return Promise.all(
    lines.map(async (line) => {
      const [, model = line, qty = '1'] = /^(\S+)\s+(?:x|×)?\s*(\d{1,2})$/.exec(line) ?? [];
      const { ids } = await goods.find({ text: model, state: null, limit: 1, offset: 0 });
      return { productId: ids[0] ?? model, qty: Math.max(1, Number(qty)) };
    }),
  );
}
