import type { ProductRecord } from '@wattle/domain/catalogue';
import { type ChangedField, changedFields, changeProduct, type ProductChange } from '@wattle/domain/goods';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { productRow } from '../../import/product-row.ts';
import { type Problem, parseRow } from '../../import/refusal.ts';
import type { Store } from '../../store/store.ts';

type Parts = Pick<Store, 'goods' | 'badges'>;

export type GoodChange = {
  readonly productId: string;
  /** What the one who changes it has seen. */
  readonly version: string;
  readonly change: ProductChange;
};

export type ChangedGood = { readonly record: ProductRecord; readonly changes: readonly ChangedField[] };

/** `GOODS_CHANGED`: another person saved first. `RECORD_INVALID`: the import would refuse the product. */
export type ChangeGoodAnswer = Success<ChangedGood> | Rejected<string>;

/**
 * Changes a product, if it is still the one that was seen. With its row locked, the rule of the domain makes the new
 * record, and the schema of imports judges it. Stock is not written, for sales go on.
 */
export async function changeGood(
  { goods, badges }: Parts,
  { productId, version, change }: GoodChange,
  nowSeconds = Math.floor(Date.now() / 1000),
): Promise<ChangeGoodAnswer> {
  const known = new Map((await badges.listAll()).map((badge) => [badge.id, badge]));
  const answer = await goods.change<ChangeGoodAnswer>(productId, async (seen, save) => {
    if (seen.version !== version) return rejected({ code: 'GOODS_CHANGED' });
    const changed = changeProduct(seen.record, change, { badges: known, nowSeconds });
    if ('problems' in changed) return rejected(...changed.problems);
    const changes = changedFields(seen.record, changed.record);
    if (changes.length === 0) return success({ record: seen.record, changes });
    const problems = problemsOf(changed.record, changes);
    if (problems.length > 0)
      return rejected(...problems.map(({ field, reason }) => ({ code: 'RECORD_INVALID', field, params: { reason } })));
    await save(changed.record);
    return success({ record: changed.record, changes });
  });
  return answer ?? rejected({ code: 'PRODUCT_NOT_FOUND' });
}

const topOf = (field: string): string => field.split('.')[0] ?? '';

/** What an import would say of the fields that changed; what was wrong before is not theirs to mend. */
function problemsOf(record: ProductRecord, changes: readonly ChangedField[]): Problem[] {
  const parsed = parseRow(productRow, record);
  const changed = new Set(changes.map(({ field }) => topOf(field)));
  return 'problems' in parsed ? parsed.problems.filter(({ field }) => changed.has(topOf(field))) : [];
}
