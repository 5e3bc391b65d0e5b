import { describe, expect, it } from 'vitest';
import { orDatabaseAway } from './or-database-away.ts';

const failing = (message: string, code?: string) => () =>
  Promise.reject(Object.assign(new Error(message), code === undefined ? {} : { code }));

describe('orDatabaseAway', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'],
    ['read ECONNRESET', 'ECONNRESET'],
    ['Connection terminated unexpectedly', undefined],
    ['timeout exceeded when trying to connect', undefined],
    ['Client has encountered a connection error and is not queryable', undefined],
    ['terminating connection due to administrator command', '57P01'],
    ['the database system is starting up', '57P03'],
    ['sorry, too many clients already', '53300'],
    ['PGlite is closed', undefined],
    ['could not extend file "base/5/2619": No space left on device', '53100'],
    ['out of memory', '53200'],
    ['could not read block 0 in file "base/5/2619": Input/output error', '58030'],
    ['cannot execute INSERT in a read-only transaction', '25006'],
    ['ENOSPC: no space left on device, write', 'ENOSPC'],
    ['EPIPE: broken pipe', 'EPIPE'],
  ])('makes a result of %s', async (message, code) => {
    expect(await orDatabaseAway(failing(message, code))).toEqual({
      status: 'ERROR',
      code: 'UNAVAILABLE',
      retryable: true,
    });
  });

  it.each([
    ['column "lane" does not exist', '42703'],
    ['invalid byte sequence for encoding "UTF8": 0x00', '22021'],
    ['No family kettles.', undefined],
  ])('leaves a fault a fault: %s', async (message, code) => {
    await expect(orDatabaseAway(failing(message, code))).rejects.toThrow(message);
  });

  it('leaves an answer as it is', async () => {
    expect(await orDatabaseAway(async () => 7)).toBe(7);
  });
});
