import { z } from 'zod';
import { defineBlock, flag, source, text } from './define-block.ts';

export const video = defineBlock('video', {
  value: z.strictObject({ src: source, alt: text, autoplay: flag, controls: flag, loop: flag, stretch: flag }),
  says: ({ alt }) => [alt],
  examples: {
    YouTube: { value: { src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', alt: 'A short film', controls: true } },
    'YouTube by itself': {
      value: { src: 'https://youtu.be/aqz-KE-bpKQ', alt: 'A short film', autoplay: true, loop: true, stretch: true },
    },
    'YouTube, going round, in the width of words': {
      value: { src: 'https://www.youtube.com/embed/aqz-KE-bpKQ', alt: 'A film that goes round', loop: true },
    },
    'an address without a video': { value: { src: 'https://www.youtube.com/', alt: 'No film' } },
    Vimeo: { value: { src: 'https://vimeo.com/76979871', alt: 'Another short film', controls: true } },
    'a file of ours': { value: { src: '/films/door.webm', alt: 'A door that opens', controls: true, stretch: true } },
    'a file by itself': { value: { src: '/films/door.webm', alt: 'A door that opens', autoplay: true, loop: true } },
  },
});
