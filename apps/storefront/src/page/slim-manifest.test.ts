import { expect, it } from 'vitest';
import { withoutImports } from '../../slim-manifest.ts';

it('leaves the list of pages with everything but what each page imports', () => {
  const page = { id: 'home', path: '', module: '/home.js', css: ['/home.css'] };
  const entry = { module: '/entry.js', imports: ['/react.js'] };
  const manifest = { entry, routes: { home: { ...page, imports: ['/react.js', '/cards.js'] } }, version: 'a}b' };
  const code = `window.list=${JSON.stringify(manifest)};`;
  const slim = { entry, routes: { home: page }, version: 'a}b' };
  expect(withoutImports(code)).toBe(`window.list=${JSON.stringify(slim)};`);
});
