import { success } from '@wattle/domain';
import type { ShelfReader } from '../../catalogue/shelf.ts';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';

/** Repair plans in the order they are asked for. Every page of a product has them too, so they are on the shelf. */
export const listWarranties =
  (shelf: ShelfReader): Handler<'listWarranties'> =>
  ({ ids }) =>
    orDatabaseAway(async () => {
      const { warranties } = await shelf.load();
      return success({ warranties: ids.flatMap((id) => warranties.get(id) ?? []) });
    });
