import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** What can be read about products, such as user guides; also of those that are no longer sold. */
export const listDocuments =
  ({ products }: Pick<Store, 'products'>): Handler<'listDocuments'> =>
  ({ ids }) =>
    orDatabaseAway(async () => {
      const found = await products.listByIds(ids);
      return success({
        products: found
          .filter(({ record }) => record.documents.length > 0)
          .map(({ record: { id, documents } }) => ({
            id,
            documents: documents.map(({ name, url }) => ({ name, url })),
          })),
      });
    });
