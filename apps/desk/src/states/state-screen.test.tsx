import type { StateView } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StateScreen } from './state-screen.tsx';

const shown = (view: Partial<StateView>): string =>
  renderToStaticMarkup(
    <StateScreen
      view={{ state: 'FAILED', needed: null, has: [], requestId: 'r-1', back: '/desk', again: null, ...view }}
      frame={undefined as never}
    />,
  );

it('a page that failed can be asked for again, and says what to tell whoever helps', () => {
  const html = shown({ again: '/desk/orders?view=all' });
  expect(html).toContain('href="/desk/orders?view=all">Try again</a>');
  expect(html).toContain('r-1');
  expect(shown({})).not.toContain('Try again');
});

it('who lacks a role reads which one it is, and which they have', () => {
  const html = shown({ state: 'NO_ROLE', needed: 'orders', has: ['catalogue', 'content'] });
  expect(html).toContain('This needs the role “orders”');
  expect(html).toContain('You have “catalogue” and “content”.');
  expect(shown({ state: 'NO_ROLE', needed: 'orders' })).toContain('You have no role yet.');
});
