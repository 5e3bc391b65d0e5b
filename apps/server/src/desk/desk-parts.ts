import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { Handlers } from '../answers/handlers.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Config } from '../config/config.ts';
import type { AssortmentLoader } from '../features/offers/load-assortment.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import type { Ask } from '../http/in-process-client.ts';
import type { PageRenderer } from '../http/pages.ts';
import type { Speeds } from '../http/read-speed.ts';
import type { Identity } from '../identity/open-identity.ts';
import type { ShopMail } from '../mail/open-mail.ts';
import type { MailFrom } from '../mail/templates/mail-from.ts';
import type { PaperLoader } from '../papers/load-paper.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { DeskRenderer } from './desk-renderer.ts';
import type { HiddenWords } from './hidden-words.ts';

/** What the desk is made with. */
export type DeskParts = {
  readonly config: Config;
  readonly db: Database;
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly identity: Pick<Identity, 'description' | 'verifyToken' | 'pool'>;
  readonly hidden: HiddenWords;
  readonly shop: () => ShopIdentity;
  readonly orders: OrderDeps;
  readonly loadAssortment: AssortmentLoader;
  readonly readSpeeds: () => Promise<Speeds>;
  readonly loadPaper: PaperLoader;
  readonly render: DeskRenderer;
  /** What shoppers get: the results of a search. */
  readonly shopCalls: Pick<Handlers, 'listProducts'>;
  readonly mail: Pick<ShopMail, 'writeMail' | 'wake'>;
  readonly from: MailFrom;
  /** The shop's own pages, for previews. */
  readonly renderPage: PageRenderer;
  readonly ask: Ask;
};
