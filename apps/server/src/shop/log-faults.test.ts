import { expect, it } from 'vitest';
import { collectLog } from '../testing/collect-log.ts';
import { logFaults } from './log-faults.ts';

it('logs the first fault of a kind at once, then one in ten seconds with the number of times, and the recovery', () => {
  const { log, lines } = collectLog();
  let now = 0;
  const { onFault, onRecovered } = logFaults(log, () => now);
  for (now = 0; now <= 20_000; now += 1000) onFault('AWAY', new Error('connect ECONNREFUSED'));
  onFault('EXHAUSTED', new Error('no space left'));
  onRecovered('AWAY');
  onFault('AWAY', new Error('again'));
  expect(lines().map(({ msg, times }) => [msg, times])).toEqual([
    ['the database is away', 1],
    ['the database is away', 10],
    ['the database is away', 10],
    ['the database has run out of disk, memory or connections', 1],
    ['the database is back', undefined],
    ['the database is away', 1],
  ]);
});
