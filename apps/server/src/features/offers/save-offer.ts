import type { Promotion } from '@wattle/domain/promotions';
import type { Reason } from '@wattle/domain/results';
import { openKind } from '../../import/open-kind.ts';
import { promotionKind } from '../../import/promotion-kind.ts';
import type { Database } from '../../store/database.ts';
import { promotionStore } from '../../store/promotions.ts';

const promotions = openKind(promotionKind);

/**
 * Saves an offer, new or changed, by the rules of the import, live or switched off. What they refuse is returned, and nothing is
 * changed then.
 */
export async function saveOffer(
  db: Database,
  offer: Promotion,
  { isOff }: { readonly isOff: boolean },
): Promise<Reason<'REFUSED'>[]> {
  const problems: Reason<'REFUSED'>[] = [];
  const rows = [{ line: 1, format: 'json' as const, value: offer }];
  await promotions.import(
    db,
    rows,
    ({ field, reason }) => problems.push({ code: 'REFUSED', field, params: { reason } }),
    'replace',
  );
  if (problems.length === 0 && isOff) await promotionStore(db).switch(offer.id, true);
  return problems;
}
