import { SHOP, success } from '@wattle/domain';
import { categoryTile } from '../../catalogue/category-tile.ts';
import { type ShelfReader, topCategories } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';
import { readFooterColumns } from './frame-settings.ts';

/** What stands around every page: the top of the tree, the footer, how to reach us. */
export const loadFrame =
  (store: Store, shelf: ShelfReader): Handler<'loadFrame'> =>
  async () => {
    const [around, footer, phone] = await Promise.all([
      shelf.load(),
      store.findSetting('footerColumns'),
      store.findSetting('supportPhone'),
    ]);
    return success({
      categories: topCategories(around).map(categoryTile),
      supportPhone: typeof phone === 'string' ? phone : SHOP.supportPhone,
      footerColumns: readFooterColumns(footer),
    });
  };
