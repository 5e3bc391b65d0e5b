import type { Promotion } from '@wattle/domain/promotions';
import { openKind } from '../../import/open-kind.ts';
import { promotionKind } from '../../import/promotion-kind.ts';
import type { Problem } from '../../import/refusal.ts';
import type { Database } from '../../store/database.ts';
import { promotionStore } from '../../store/promotions.ts';

const promotions = openKind(promotionKind);

/**
 * Makes a new offer by the rules of the import, live or switched off. What they refuse is returned, and nothing is
 * changed then.
 */
export async function saveOffer(
  db: Database,
  offer: Promotion,
  { isOff }: { readonly isOff: boolean },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const rows = [{ line: 1, format: 'json' as const, value: offer }];
  await promotions.import(db, rows, ({ field, reason }) => problems.push({ field, reason }), 'replace');
  if (problems.length === 0 && isOff) await promotionStore(db).switch(offer.id, true);
  return problems;
}
