import { z } from 'zod';
import { defineBlock, words } from './define-block.ts';
import { look } from './heading.ts';

export const paragraph = defineBlock('paragraph', {
  value: z.strictObject({ content: words, ...look }),
  says: ({ content }) => [content],
  examples: {
    plain: { value: { content: 'Count people, then add a shelf for the way you shop.' } },
    centred: { value: { content: 'In the middle of the page.', center: true } },
    dark: { value: { content: 'Dark words on a light ground.', colourVariant: 'dark' } },
    light: { value: { content: 'White words on a dark ground.', colourVariant: 'light' } },
  },
});
