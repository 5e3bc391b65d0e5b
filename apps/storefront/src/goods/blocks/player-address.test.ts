import { describe, expect, it } from 'vitest';
import { playerAddress, watchAddress } from './player-address.ts';

const read = (address: string) => {
  const url = new URL(address);
  return { at: `${url.host}${url.pathname}`, ...Object.fromEntries(url.searchParams) };
};

describe('playerAddress', () => {
  it('mutes a YouTube video that starts by itself [D-2-96]', () => {
    const youtube = { kind: 'youtube', id: 'aqz-KE-bpKQ' } as const;
    expect(read(playerAddress(youtube, { autoplay: true }))).toMatchObject({
      at: 'www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      autoplay: '1',
      mute: '1',
    });
    expect(read(playerAddress(youtube, {}))).toMatchObject({ autoplay: '0', mute: '0' });
  });

  it('passes controls and loop on [D-2-97]', () => {
    const youtube = { kind: 'youtube', id: 'aqz-KE-bpKQ' } as const;
    expect(read(playerAddress(youtube, { controls: true, loop: true }))).toMatchObject({
      controls: '1',
      loop: '1',
      playlist: 'aqz-KE-bpKQ',
    });
    expect(read(playerAddress({ kind: 'vimeo', id: '76979871' }, { controls: true }))).toMatchObject({
      at: 'player.vimeo.com/video/76979871',
      controls: '1',
      loop: '0',
    });
  });
});

describe('watchAddress', () => {
  it.each([
    [{ kind: 'youtube', id: 'aqz-KE-bpKQ' }, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    [{ kind: 'vimeo', id: '76979871' }, 'https://vimeo.com/76979871'],
    [{ kind: 'file', src: '/films/door.webm' }, '/films/door.webm'],
  ] as const)('of %o is %s [D-2-95]', (source, address) => {
    expect(watchAddress(source)).toBe(address);
  });
});
