import { type Block, CAROUSEL_DISPLAYS } from '@wattle/domain/content';
import { z } from 'zod';
import { defineBlock, noWords } from './define-block.ts';
import { EXAMPLE_PICTURES } from './example-pictures.ts';

const slides = (count: number, what: string): Block[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 'image',
    value: {
      src: EXAMPLE_PICTURES[index % EXAMPLE_PICTURES.length] ?? EXAMPLE_PICTURES[0],
      alt: `${what} ${index + 1}`,
      ratio: '16 / 9',
      stretch: true,
    },
    children: [],
  }));

export const mediaCarousel = defineBlock('media-carousel', {
  value: z.strictObject({
    display: z.enum(CAROUSEL_DISPLAYS),
    itemsPerSlide: z.number().int().min(1).max(12).default(1),
  }),
  says: noWords,
  holdsBlocks: true,
  examples: {
    basic: { value: { display: 'basic-carousel', itemsPerSlide: 1 }, children: slides(3, 'Room') },
    'basic, three at a time': { value: { display: 'basic-carousel', itemsPerSlide: 3 }, children: slides(6, 'Corner') },
    'netflix, no more than fit': {
      value: { display: 'netflix-carousel', itemsPerSlide: 3 },
      children: slides(3, 'Wall'),
    },
    netflix: { value: { display: 'netflix-carousel', itemsPerSlide: 3 }, children: slides(6, 'Window') },
    'a single child': { value: { display: 'basic-carousel', itemsPerSlide: 1 }, children: slides(1, 'Alone') },
  },
});
