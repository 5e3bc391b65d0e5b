import { describe, expect, it } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { url: 'https://shop.example/compare?ids=a,b', title: '2 fridges, side by side' };

function clipboard(refuses = false) {
  const written: string[] = [];
  const writeText = async (text: string) => {
    if (refuses) throw new DOMException('denied', 'NotAllowedError');
    written.push(text);
  };
  return { written, device: { clipboard: { writeText } } };
}

const refusing = (name: string) => ({
  canShare: () => true,
  share: async () => {
    throw new DOMException('no', name);
  },
});

describe('shareLink', () => {
  it('shares the way the device does', async () => {
    const shared: unknown[] = [];
    const device = { canShare: () => true, share: async (what: unknown) => void shared.push(what) };
    expect(await shareLink(link, device)).toBe('SHARED');
    expect(shared).toEqual([link]);
  });
  it.each([
    ['has no sharing', {}],
    ['cannot share links', { canShare: () => false, share: async () => {} }],
    ['fails at it', refusing('NotAllowedError')],
  ])('copies where the device %s', async (_, sharing) => {
    const { written, device } = clipboard();
    expect(await shareLink(link, { ...device, ...sharing })).toBe('COPIED');
    expect(written).toEqual([link.url]);
  });
  it('leaves it when the shopper thinks better of it', async () => {
    const { written, device } = clipboard();
    expect(await shareLink(link, { ...device, ...refusing('AbortError') })).toBe('CANCELLED');
    expect(written).toEqual([]);
  });
  it.each([
    ['refuses', clipboard(true).device],
    ['is not there', {}],
  ])('says so when the clipboard %s', async (_, device) => {
    expect(await shareLink(link, device)).toBe('FAILED');
  });
});
