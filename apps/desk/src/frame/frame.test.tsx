import type { DeskFrame } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Frame } from './frame.tsx';

const FRAME: DeskFrame = {
  ...{ shopName: 'Wattle', area: 'today', areas: ['today'], waiting: {}, now: 0, back: null, said: null },
  who: { sub: 'ada', email: 'ada@shop.example', name: 'Ada', roles: ['orders'] },
};
const shown = (said: string): string => renderToStaticMarkup(<Frame frame={{ ...FRAME, said }}>{''}</Frame>);

it('says what was done, and nothing for words from an address that it does not know', () => {
  expect(shown('packed')).toContain('role="status"');
  for (const said of ['__proto__', 'constructor', 'toString', 'nothing'])
    expect(shown(said), said).not.toContain('role="status"');
});
