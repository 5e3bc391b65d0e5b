import { describe, expect, it } from 'vitest';
import { sharedByPages } from '../../shared-by-pages.ts';

/** Who imports each module outright. Pages are entries; `dialog` is loaded by `card` when it is asked for. */
const IMPORTERS: Record<string, string[]> = {
  home: [],
  search: [],
  card: ['home', 'search'],
  price: ['card'],
  hero: ['home'],
  dialog: [],
  hours: ['dialog'],
  ping: ['pong'],
  pong: ['ping', 'search'],
};
const graph = {
  getModuleInfo: (id: string) => ({ isEntry: ['home', 'search'].includes(id), importers: IMPORTERS[id] ?? [] }),
};
const chunkOf = (id: string) => sharedByPages('shop', 2)(id, graph);

describe('sharedByPages', () => {
  it('names what several pages import, also through others', () => {
    expect(chunkOf('card')).toBe('shop');
    expect(chunkOf('price')).toBe('shop');
  });
  it.each(['hero', 'dialog', 'hours', 'ping'])('leaves %s out: one page at most imports it outright', (id) => {
    expect(chunkOf(id)).toBeNull();
  });
});
