import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isNear } from './is-near.ts';

const ask = (remoteAddress: string, headers: Record<string, string>) =>
  isNear({ socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }), headers });

describe('isNear', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('%s that asks for %s is', (address, host) => {
    expect(ask(address, { host })).toBe(true);
  });

  it.each([
    ['another machine', '192.168.0.7', { host: 'localhost:3000' }],
    ['a machine whose address only begins like it', '127.0.0.1.example', { host: 'localhost' }],
    ['a name of another site that points here', '127.0.0.1', { host: 'evil.example' }],
    ['a name that only begins like one of this machine', '127.0.0.1', { host: 'localhost.evil.example' }],
    ['no name at all', '127.0.0.1', {}],
    ['somebody behind a proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    ['somebody behind another proxy', '127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.9' }],
  ])('%s is not', (_, address, headers) => {
    expect(ask(address, headers)).toBe(false);
  });
});
