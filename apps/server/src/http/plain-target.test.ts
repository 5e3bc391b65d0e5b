import { expect, it } from 'vitest';
import { isPlainTarget, namesAnotherHost, withoutOrigin } from './plain-target.ts';

it.each(['/', '/a//b', '/a?next=//evil.example', '/a?b=\\', '/a%5Cb', '/%2F%2Fevil', '/a/../b'])(
  'takes %s',
  (target) => {
    expect(isPlainTarget(target)).toBe(true);
  },
);

it.each([
  '//',
  '//evil.example/account',
  '/\\evil.example',
  '/a/..//evil.example',
  '/..//evil',
  '\\\\evil',
  'evil',
  '*',
  '',
])('refuses %s', (target) => {
  expect(isPlainTarget(target)).toBe(false);
});

it.each([
  ['http://evil.example/a?b', '/a?b'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?b', '/?b'],
  ['http://evil.example//a', '//a'],
  ['/a', '/a'],
  ['/http://a', '/http://a'],
  ['ftp://a/b', 'ftp://a/b'],
])('reads %s as %s', (target, path) => {
  expect(withoutOrigin(target)).toBe(path);
});

it.each([
  ['http://localhost:3000/a', 'LOCALHOST:3000', false],
  ['/a?b=http://evil.example', 'localhost', false],
  ['http://evil.example/a', 'localhost', true],
  ['http://localhost@evil.example/', 'localhost', true],
  ['http://localhost:81/', 'localhost', true],
  ['http:///a', undefined, false],
])('whether %s is of another host than %s: %s', (target, host, isOther) => {
  expect(namesAnotherHost(target, host)).toBe(isOther);
});
