import { isBadgeValidYet } from '@wattle/domain/catalogue';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { type CatalogueCache, topCategories } from '../../catalogue/catalogue-cache.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { perCatalogue } from '../../catalogue/per-catalogue.ts';
import { IDENTITY_SETTING, readIdentity } from '../../store/shop-identity.ts';
import type { Store } from '../../store/store.ts';
import { readFooterColumns } from './frame-settings.ts';

/** Data around every page: top categories, footer, and who runs the shop. */
export const loadFrame = (store: Store, catalogue: CatalogueCache): Handler<'loadFrame'> => {
  const frame = perCatalogue(catalogue, async (around) => {
    const [footer, identity, primary, secondary] = await Promise.all([
      store.settings.find('footerColumns'),
      store.settings.find(IDENTITY_SETTING),
      store.badges.list('primary'),
      store.badges.list('secondary'),
    ]);
    const nowSeconds = Date.now() / 1000;
    return {
      categories: topCategories(around).map(categoryTile),
      shop: readIdentity(identity),
      footerColumns: readFooterColumns(footer),
      badges: [...primary, ...secondary].filter((badge) => isBadgeValidYet(badge, nowSeconds)),
    };
  });
  return async () => success(await frame());
};
