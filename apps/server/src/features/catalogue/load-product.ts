import { twinChoices } from '@wattle/domain/catalogue';
import { success } from '@wattle/domain/results';
import { offeredPlans } from '@wattle/domain/warranty';
import type { Handler } from '../../answers/handlers.ts';
import { assemble, familyOf } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { notFoundOrMoved } from '../../catalogue/not-found-or-moved.ts';
import type { Store } from '../../store/store.ts';

export const loadProduct =
  (store: Store, catalogue: CatalogueCache): Handler<'loadProduct'> =>
  async ({ path }) => {
    const stored = await store.products.findByPath(path);
    if (!stored) return notFoundOrMoved(store, path, 'PRODUCT_NOT_FOUND');
    const { modelGroup } = stored.record;
    const twins = modelGroup === undefined ? [] : await store.products.listByModelGroup(modelGroup);
    const around = await catalogue.loadFor([stored, ...twins]);
    const product = assemble(around, stored);
    const family = familyOf(around, product.family.code);
    return success({
      product,
      family,
      plans: offeredPlans(product.blGroup, around.warranties),
      twins: twinChoices(
        product,
        twins.map((twin) => assemble(around, twin)),
        family,
        Date.now() / 1000,
      ),
    });
  };
