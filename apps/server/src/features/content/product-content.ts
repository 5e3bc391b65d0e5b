import { type BadgeLevel, rejected, success } from '@wattle/domain';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

/** A family's attributes: what its specification table and its facets are made from. */
export const loadFamily =
  (catalogue: CatalogueCache): Handler<'loadFamily'> =>
  async ({ file }) => {
    const family = (await catalogue.load()).families.get(file.replace(/\.json$/, ''));
    return family ? success(family) : rejected({ code: 'PRODUCT_ATTRIBUTE_FAMILY_NOT_FOUND' });
  };

/** Badges of one level; whether each is valid now is the reader's to decide. */
export const listBadges =
  (store: Store, level: BadgeLevel): Handler<'listPrimaryBadges'> =>
  async () =>
    success(await store.listBadges(level));
