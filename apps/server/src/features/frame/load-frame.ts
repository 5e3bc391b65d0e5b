import { isBadgeValidYet, success } from '@wattle/domain';
import { type CatalogueCache, topCategories } from '../../catalogue/catalogue-cache.ts';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { perCatalogue } from '../../catalogue/per-catalogue.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';
import { readFooterColumns, readSupportPhone } from './frame-settings.ts';

/** What stands around every page: the top of the tree, the footer, how to reach us. */
export const loadFrame = (store: Store, catalogue: CatalogueCache): Handler<'loadFrame'> => {
  const frame = perCatalogue(catalogue, async (around) => {
    const [footer, support, primary, secondary] = await Promise.all([
      store.findSetting('footerColumns'),
      store.findSetting('support'),
      store.listBadges('primary'),
      store.listBadges('secondary'),
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
