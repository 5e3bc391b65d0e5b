import { describe, expect, it } from 'vitest';
import { withoutEmptySections } from './without-empty-sections.ts';

const heading = (level: number, text: string) => ({ id: 'heading', level, text });
const words = { id: 'paragraph' };

describe('withoutEmptySections', () => {
  it('leaves out a heading that is followed by one of its own level, or by nothing', () => {
    const blocks = [heading(2, 'Full'), words, heading(2, 'Empty'), heading(2, 'Last')];
    expect(withoutEmptySections(blocks)).toEqual([heading(2, 'Full'), words]);
  });
  it('keeps a heading whose content is under a deeper one', () => {
    const blocks = [heading(2, 'Part'), heading(3, 'Detail'), words];
    expect(withoutEmptySections(blocks)).toEqual(blocks);
  });
  it('leaves out a section of which only deeper headings are left', () => {
    expect(withoutEmptySections([heading(2, 'Part'), heading(3, 'Detail'), heading(2, 'Next'), words])).toEqual([
      heading(2, 'Next'),
      words,
    ]);
  });
});
