import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates a database as a copy of another one of its server, to which nobody may be connected. Returns its address. */
export async function copyDatabase(
  serverUrl: string,
  template: string,
  name: string = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
