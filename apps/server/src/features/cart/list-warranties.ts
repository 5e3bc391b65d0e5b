import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';

/** Repair plans in the requested order. Product pages need them too, so they come from the catalogue cache. */
export const listWarranties =
  (catalogue: CatalogueCache): Handler<'listWarranties'> =>
  ({ ids }) =>
    orDatabaseAway(async () => {
      const { warranties } = await catalogue.load();
      return success({ warranties: ids.flatMap((id) => warranties.get(id) ?? []) });
    });
