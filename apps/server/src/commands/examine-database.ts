import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { SECURITY_TEXT_PATH, securityContacts } from '../http/security-text.ts';
import type { Database } from '../store/database.ts';
import { DatabaseError } from '../store/database-error.ts';
import { countRows, readVersion } from '../store/inspect.ts';
import { mailStore } from '../store/mails.ts';
import { marketingRequestStore } from '../store/marketing-requests.ts';
import { readMigrationState } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { findIdentity } from '../store/shop-identity.ts';
import { examineGiftCards, examineOrders } from './examine-orders.ts';
import { examineSale } from './examine-sale.ts';
import { type Finding, reasonOf, well, wrong } from './finding.ts';

const START = 'npm start makes it';

type Examined = Pick<Config, 'databaseUrl' | 'dataDir' | 'imageOrigins' | 'security'>;

/** Examines the database without changing it. */
export async function examineDatabase(config: Examined): Promise<Finding[]> {
  const isMade = config.databaseUrl !== undefined || existsSync(join(config.dataDir, 'pglite'));
  if (!isMade) return [wrong('database', `embedded, not there yet; ${START}`)];
  let db: Database;
  try {
    db = await openDatabase(config);
  } catch (error) {
    const isBusy = error instanceof DatabaseError && error.code === 'DATABASE_IN_USE';
    return [isBusy ? well('database', `embedded, busy: ${error.message}`) : wrong('database', reasonOf(error))];
  }
  try {
    return await examineOpen(db, config);
  } finally {
    await db.close();
  }
}

async function examineOpen(db: Database, config: Examined): Promise<Finding[]> {
  const started = performance.now();
  const version = await readVersion(db);
  const took = Math.round(performance.now() - started);
  const database = well('database', `${db.kind}, PostgreSQL ${version}, answers in ${took} ms`);
  try {
    const { applied, pending, unknown } = await readMigrationState(db);
    const later = unknown > 0 ? `, of which ${unknown} of a later release` : '';
    const migrations = `${applied.length} applied${later}, ${pending.length} to run`;
    if (pending.length > 0) return [database, wrong('migrations', `${migrations}; the next start runs them`)];
    return [
      database,
      well('migrations', migrations),
      await examineRows(db),
      ...(await examineSale(db, config)),
      await examineContact(db, config),
      await examineForms(db),
      await examineMails(db),
      await examineOrders(db),
      await examineGiftCards(db),
    ];
  } catch (error) {
    return [database, wrong('migrations', reasonOf(error))];
  }
}

async function examineRows(db: Database): Promise<Finding> {
  const counts = await countRows(db);
  const says = counts.map(({ table, rows }) => `${table} ${rows}`).join(', ');
  return well('rows', says);
}

/** Whom somebody can tell who finds a hole. */
async function examineContact(db: Database, { security }: Pick<Config, 'security'>): Promise<Finding> {
  const about = 'security contact';
  const contacts = securityContacts(security, { phone: (await findIdentity(db))?.phone ?? '' });
  return contacts.length > 0
    ? well(about, `${contacts.join(', ')}, in ${SECURITY_TEXT_PATH}`)
    : wrong(about, `none: nobody can tell you of a hole; set SECURITY_CONTACT=mailto:… for ${SECURITY_TEXT_PATH}`);
}

/** Sign-ups and enquiries that could not be delivered. */
async function examineForms(db: Database): Promise<Finding> {
  const { waiting, delivered, dead } = await marketingRequestStore(db).count();
  const says = `${waiting} waiting, ${delivered} delivered, ${dead} given up`;
  return dead > 0 ? wrong('forms', `${says}; npm run shop -- retry-forms tries them again`) : well('forms', says);
}

/** Undelivered mails are no fault: nobody can fix an address that does not exist. */
async function examineMails(db: Database): Promise<Finding> {
  const { waiting, sent, dead, kept } = await mailStore(db).count();
  return well('mails', `${waiting} waiting, ${sent} sent, ${dead} given up, ${kept} in the mailbox`);
}
