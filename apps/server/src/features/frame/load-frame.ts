import { isBadgeValidYet } from '@wattle/domain/catalogue';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { type CatalogueCache, topCategories } from '../../catalogue/catalogue-cache.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { perCatalogue } from '../../catalogue/per-catalogue.ts';
import type { Store } from '../../store/store.ts';
import { readFooterColumns, readSupportPhone } from './frame-settings.ts';

/** Data around every page: top categories, footer and contact details. */
export const loadFrame = (store: Store, catalogue: CatalogueCache): Handler<'loadFrame'> => {
  const frame = perCatalogue(catalogue, async (around) => {
    const [footer, support, primary, secondary] = await Promise.all([
      store.settings.find('footerColumns'),
      store.settings.find('support'),
      store.badges.list('primary'),
      store.badges.list('secondary'),
    ]);
    const nowSeconds = Date.now() / 1000;
    return {
      categories: topCategories(around).map(categoryTile),
      supportPhone: readSupportPhone(support),
      footerColumns: readFooterColumns(footer),
      badges: [...primary, ...secondary].filter((badge) => isBadgeValidYet(badge, nowSeconds)),
    };
  });
  return async () => success(await frame());
};
