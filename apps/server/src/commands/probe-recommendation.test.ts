import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openMemoryRetail } from '../testing/open-memory-retail.ts';
import { examineCapability } from './examine-capability.ts';

const GOOGLE = { capability: 'recommendation', provider: 'Google Retail', kind: 'real' } as const;

it('finds the embedded recommendations well', async () => {
  const embedded = { capability: 'recommendation', provider: 'in memory', kind: 'embedded' } as const;
  expect(await examineCapability(readConfig({}), embedded)).toMatchObject({
    isWell: true,
    says: 'in memory, embedded',
  });
});

it('asks Google Retail, and says when it does not answer', async () => {
  await using retail = await openMemoryRetail([]);
  const config = readConfig(retail.env);
  expect(await examineCapability(config, GOOGLE)).toMatchObject({ isWell: true, says: 'Google Retail, real' });
  retail.answerWith(503);
  expect(await examineCapability(config, GOOGLE)).toMatchObject({
    isWell: false,
    says: 'Google Retail, real, does not answer: UNAVAILABLE',
  });
});
