import { describe, expect, it } from 'vitest';
import { plainPath } from './plain-path.ts';

describe('plainPath', () => {
  it.each([
    '/pictures/kettle/front/default.svg',
    '/media/a%20b(1),c@2x.jpg',
    '/media/%C3%A9.jpg',
    '/media/',
    '/https://cdn.example/a%20b.png',
    '/https://cdn.example/a.png?v=1',
  ])('leaves %s alone', (path) => {
    expect(plainPath(path)).toBe(path);
  });

  it.each([
    ['/media/./a.jpg', '/media/a.jpg'],
    ['/media//a.jpg', '/media/a.jpg'],
    ['/media%2F%2Fx%2f..%2Fa.jpg', '/media/a.jpg'],
    ['/media/%61.jp%67', '/media/a.jpg'],
    ['/media/%c3%a9.jpg', '/media/%C3%A9.jpg'],
    ['/media/../../secret', '/secret'],
    ['/https%3A%2F%2Fcdn.example/a.png', '/https:/cdn.example/a.png'],
    ['/HTTPS://x', '/HTTPS:/x'],
    ['/https://CDN.example:443/./x/../%61%2fb.png#top', '/https://cdn.example/a%2Fb.png'],
    ['/https://me:pin@cdn.example/a.png', '/https://cdn.example/a.png'],
  ])('writes %s as %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
    expect(plainPath(plain)).toBe(plain);
  });

  it.each(['/media/%E0%A4%A.jpg', '/https://['])('leaves %s, which is nothing', (path) => {
    expect(plainPath(path)).toBe(path);
  });
});
