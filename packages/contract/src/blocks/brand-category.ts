import { z } from 'zod';
import { defineBlock, id, picture, ratio, text } from './define-block.ts';
import { EXAMPLE_PICTURES } from './example-pictures.ts';

/** [D-2-52] */
const USUAL_ITEMS = 16;
const [kitchen] = EXAMPLE_PICTURES;
const feature = {
  heading: 'Cold, and nothing else',
  carouselHeading: 'Nordholm fridges',
  description: 'Quiet, plain and built to be repaired.',
  image: { url: kitchen, alt: 'A kitchen with a Nordholm fridge' },
  maxItems: USUAL_ITEMS,
  categoryTarget: 'c-fridges',
  brandTarget: 'b-nordholm',
};

export const brandCategory = defineBlock('brand-category', {
  value: z.strictObject({
    heading: text,
    carouselHeading: text,
    description: text,
    image: picture,
    imagePosition: z.enum(['left', 'right']),
    ratio: ratio.exactOptional(),
    maxItems: z.number().int().positive().max(50).default(USUAL_ITEMS),
    categoryTarget: id,
    brandTarget: id,
  }),
  says: ({ heading, description, carouselHeading }) => [heading, description, carouselHeading],
  examples: {
    'picture left': { value: { ...feature, imagePosition: 'left' } },
    'picture right': {
      value: {
        ...feature,
        heading: 'Cold, from the other side',
        carouselHeading: 'Four of them',
        imagePosition: 'right',
        ratio: '1 / 1',
        maxItems: 4,
      },
    },
  },
});
