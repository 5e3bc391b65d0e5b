import { expect, it } from 'vitest';
import { slimmed } from '../../slim-manifest.ts';

it('leaves the list of pages with everything but what each page imports, and does not have', () => {
  const page = { id: 'home', path: '', module: '/home.js', css: ['/home.css'] };
  const entry = { module: '/entry.js', imports: ['/react.js'] };
  const manifest = {
    entry,
    routes: { home: { ...page, hasLoader: true, hasAction: false, links: [], imports: ['/react.js', '/cards.js'] } },
    version: 'a}b',
  };
  const code = `window.list=${JSON.stringify(manifest)};`;
  const slim = { entry, routes: { home: { ...page, hasLoader: true } }, version: 'a}b' };
  expect(slimmed(code)).toBe(`window.list=${JSON.stringify(slim)};`);
});
