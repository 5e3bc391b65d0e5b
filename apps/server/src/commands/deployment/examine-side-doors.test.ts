import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { examineSideDoors, findOpenDoors, judgeOpenDoors } from './examine-side-doors.ts';

describe('the port of the shop itself', () => {
  it('is found where it answers', async () => {
    const server = createServer((_, response) => response.end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    expect(await findOpenDoors(['127.0.0.1', '::1'], port)).toEqual(['127.0.0.1']);
    server.closeAllConnections();
    server.close();
    expect(await findOpenDoors(['127.0.0.1'], 1)).toEqual([]);
  });

  it.each([
    ['the internet', ['203.0.113.5', '10.0.0.4'], false, 'at 203.0.113.5 without the proxy; set HOST=127.0.0.1'],
    ['the internet, by IPv6', ['2001:db8::5'], false, '2001:db8::5'],
    ['a network of one’s own', ['172.18.0.3', 'fd00::3'], true, '172.18.0.3, fd00::3'],
    ['nobody', [], true, 'does not answer'],
  ])('is open to %s', (_, addresses, isWell, words) => {
    expect(judgeOpenDoors(addresses, 3000)).toMatchObject({ isWell, says: expect.stringContaining(words) });
  });

  it('is not looked for where only this machine gets', async () => {
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect(await examineSideDoors({ host, port: 3000 })).toMatchObject({
        says: '3000, which only this machine reaches',
      });
  });
});
