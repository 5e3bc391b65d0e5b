import { COLOUR_VARIANTS } from '@wattle/domain/content';
import { z } from 'zod';
import { defineBlock, flag, words } from './define-block.ts';

export const look = { center: flag, colourVariant: z.enum(COLOUR_VARIANTS).exactOptional() };

const section = z.union([z.boolean(), z.string().max(50)]).exactOptional();

export const heading = defineBlock('heading', {
  value: z.strictObject({ level: z.number().int().min(1).max(6), content: words, section, ...look }),
  says: ({ content }) => [content],
  examples: {
    'level 2': { value: { level: 2, content: 'How much fridge do you need?' } },
    'level 3': { value: { level: 3, content: 'Litres a person' } },
    'level 4': { value: { level: 4, content: 'With teenagers' } },
    'level 5': { value: { level: 5, content: 'And their friends' } },
    'level 6': { value: { level: 6, content: 'On a Sunday' } },
    'of a section': { value: { level: 2, content: 'Still deciding?', section: true } },
    centred: { value: { level: 2, content: 'In the middle', center: true } },
    dark: { value: { level: 2, content: 'On a light ground', colourVariant: 'dark' } },
    light: { value: { level: 2, content: 'On a dark ground', colourVariant: 'light' } },
  },
});
