import { describe, expect, it } from 'vitest';
import { blockSteps } from './block-steps.ts';
import { readBlocks } from './read-blocks.ts';

const stepsOf = (...blocks: object[]) => blockSteps(readBlocks(blocks).blocks);
const heading = (content: string) => ({ id: 'heading', value: { level: 2, content } });
const words = (content: string) => ({ id: 'wysiwyg', value: { content } });

describe('blockSteps', () => {
  it('is the first ordered list, each step in its first sentence, below its heading', () => {
    expect(
      stepsOf(
        heading('In short'),
        words('<ul><li>Thirty days.</li><li>Unused.</li></ul>'),
        heading('How to start'),
        {
          id: 'container',
          value: { type: 'fluid' },
          children: [
            words(
              '<ol><li><b>Find</b> the order. A receipt helps.</li><li>Call us, e.g. today.</li><li>Wait</li></ol>',
            ),
          ],
        },
        heading('After that'),
        words('<ol><li>One.</li><li>Two.</li></ol>'),
      ),
    ).toEqual({ heading: 'How to start', steps: ['Find the order.', 'Call us, e.g. today.', 'Wait'] });
  });

  it('is nothing without an ordered list of two steps', () => {
    expect(stepsOf(heading('Once'), words('<ol><li>Only this.</li></ol>'))).toBeNull();
    expect(stepsOf()).toBeNull();
  });
});
