import { success } from '@wattle/domain';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';

/** Repair plans in the order they are asked for. Every page of a product has them too, so they are on the catalogue. */
export const listWarranties =
  (catalogue: CatalogueCache): Handler<'listWarranties'> =>
  ({ ids }) =>
    orDatabaseAway(async () => {
      const { warranties } = await catalogue.load();
      return success({ warranties: ids.flatMap((id) => warranties.get(id) ?? []) });
    });
