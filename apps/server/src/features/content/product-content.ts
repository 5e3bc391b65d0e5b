import type { BadgeLevel } from '@wattle/domain/catalogue';
import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';

/** A family's attributes, for specification tables and facets. */
export const loadFamily =
  (catalogue: CatalogueCache): Handler<'loadFamily'> =>
  async ({ file }) => {
    const family = (await catalogue.load()).families.get(file.replace(/\.json$/, ''));
    return family ? success(family) : rejected({ code: 'PRODUCT_ATTRIBUTE_FAMILY_NOT_FOUND' });
  };

/** Badges of one level. The reader checks whether each is valid now. */
export const listBadges =
  (store: Store, level: BadgeLevel): Handler<'listPrimaryBadges'> =>
  async () =>
    success(await store.badges.list(level));
