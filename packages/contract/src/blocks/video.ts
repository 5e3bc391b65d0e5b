import { z } from 'zod';
import { defineBlock, flag, source, text } from './define-block.ts';

export const video = defineBlock('video', {
  value: z.strictObject({ src: source, alt: text, autoplay: flag, controls: flag, loop: flag, stretch: flag }),
  examples: {
    YouTube: { value: { src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', alt: 'A short film', controls: true } },
    'YouTube by itself': {
      value: { src: 'https://youtu.be/aqz-KE-bpKQ', alt: 'A short film', autoplay: true, loop: true, stretch: true },
    },
    Vimeo: { value: { src: 'https://vimeo.com/76979871', alt: 'Another short film', controls: true } },
    'a file of ours': { value: { src: '/media/oven.mp4', alt: 'An oven at work', controls: true, stretch: true } },
  },
});
