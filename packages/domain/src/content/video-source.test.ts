import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

describe('videoSource', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=1', 'vimeo', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ])('reads %s as %s %s [D-2-95]', (src, kind, id) => {
    expect(videoSource(src)).toEqual({ kind, id });
  });

  it.each(['/media/oven.mp4', 'https://cdn.example.com/oven.webm', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'])(
    'takes %s for a plain video [D-2-95]',
    (src) => {
      expect(videoSource(src)).toEqual({ kind: 'file', src });
    },
  );

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=',
    'https://youtu.be/',
    'https://youtu.be/a"b<c',
  ])('cannot read %s [D-8-22]', (src) => {
    expect(() => videoSource(src)).toThrow('Unable to retrieve videoId');
  });
});
