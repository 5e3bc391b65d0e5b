import { openAsBlob } from 'node:fs';
import { openDatabase } from '../open-database.ts';

/** A process that keeps the embedded database open until it is killed. */
const [, , dataDir = '', template = ''] = process.argv;
const db = await openDatabase({ dataDir, template: await openAsBlob(template) });
await db.run(`create table kept (note text); insert into kept values ('still here');`);
process.send?.('open');
setInterval(() => {}, 1000);
