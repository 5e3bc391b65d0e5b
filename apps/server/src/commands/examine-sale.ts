import { statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import type { Database } from '../store/database.ts';
import { listPictureOrigins, readSaleFacts, type SaleFacts } from '../store/sale-facts.ts';
import { type Finding, well, wrong } from './finding.ts';

const INIT = 'npm run shop -- init adds them';
const CLOCK_SECONDS = 30;
const LEAST_FREE_MB = 500;

/** Whether the shop has everything it needs to sell; each problem names the command that fixes it. */
export async function examineSale(db: Database, { imageOrigins }: Pick<Config, 'imageOrigins'>): Promise<Finding[]> {
  const facts = await readSaleFacts(db);
  const today = new Date().toISOString().slice(0, 10);
  return [
    facts.hasIdentity
      ? well('identity', 'the shop says who runs it')
      : wrong('identity', `pages, mails and invoices name nobody; ${INIT}, or npm run shop -- import shop <file>`),
    ...(facts.hasIdentity && !facts.hasAbn
      ? [wrong('ABN', 'none: invoices are no tax invoices; npm run shop -- import shop <file> --update adds it')]
      : []),
    facts.localities > 0
      ? well('suburbs', `${facts.localities}`)
      : wrong('suburbs', `none: nobody can enter an address; ${INIT}, or npm run shop -- import localities <file>`),
    facts.hasDeliveryRules
      ? well('delivery rules', 'set')
      : wrong(
          'delivery rules',
          `none: nothing can be delivered; ${INIT}, or import content with the setting delivery-rules`,
        ),
    facts.lastHoliday !== null && facts.lastHoliday >= today
      ? well('holidays', `known until ${facts.lastHoliday}`)
      : wrong('holidays', 'none to come: delivery days ignore them; import content with the setting public-holidays'),
    facts.stores > 0
      ? well('stores', `${facts.stores} to collect from`)
      : wrong('stores', `none to collect from; ${INIT}, or npm run shop -- import stores <file>`),
    ...examineGoods(facts),
    await examinePictures(db, imageOrigins),
    facts.mailsLate === 0
      ? well('mails waiting', 'none for more than 15 minutes')
      : wrong('mails waiting', `${facts.mailsLate} for more than 15 minutes; check SMTP_URL and that the shop runs`),
    Math.abs(facts.clockAheadSeconds) <= CLOCK_SECONDS
      ? well('clock', 'agrees with the database')
      : wrong(
          'clock',
          `${Math.round(facts.clockAheadSeconds)} s ahead of the database; synchronise it (timedatectl set-ntp true)`,
        ),
  ];
}

function examineGoods({ products, unpriced, inStock }: SaleFacts): Finding[] {
  const IMPORT = 'npm run shop -- import';
  if (products === 0) return [wrong('goods', `none; ${IMPORT} content <file>, then ${IMPORT} products <file>`)];
  return [
    unpriced === 0
      ? well('prices', 'every product has one')
      : wrong(
          'prices',
          `${unpriced} of ${products} products have none now; ${IMPORT} products <file> --update, with id and price`,
        ),
    inStock > 0
      ? well('stock', `${inStock} of ${products} products`)
      : wrong('stock', `nothing is in stock; ${IMPORT} stock <file>`),
  ];
}

/** Remote pictures are fetched only from allowed origins. */
async function examinePictures(db: Database, allowed: readonly string[]): Promise<Finding> {
  const strange = (await listPictureOrigins(db)).filter(({ origin }) => !allowed.includes(origin));
  if (strange.length === 0) return well('pictures', 'all from here or from IMAGE_ORIGINS');
  const named = strange.map(({ origin, products }) => `${origin} (${products} products)`).join(', ');
  const origins = [...allowed, ...strange.map(({ origin }) => origin)].join(',');
  return wrong('pictures', `cannot be fetched from ${named}; set IMAGE_ORIGINS=${origins}`);
}

/** Free disk space for pictures and the embedded database. */
export async function examineDisk(folder: string, atLeastMb = LEAST_FREE_MB): Promise<Finding> {
  const found = await statfs(folder).catch(() => undefined);
  if (!found) return well('disk', `${folder} is not there yet`);
  const freeMb = Math.floor((found.bavail * found.bsize) / 1024 / 1024);
  return freeMb >= atLeastMb
    ? well('disk', `${freeMb} MB free`)
    : wrong('disk', `${freeMb} MB free in ${folder}; free some, or lower IMAGE_CACHE_MB`);
}
