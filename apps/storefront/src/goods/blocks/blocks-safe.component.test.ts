import { describe, expect, it } from 'vitest';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { openBlocks } from './testing/blocks-stage.ts';

const open = setUpStage();

describe('what editors paste', () => {
  it('is shown as HTML: headings, pictures, more to open [D-2-64 D-2-67]', async () => {
    const { example } = await openBlocks(open, ['html', 'wysiwyg']);
    expect(await example('html-raw-html').getByRole('heading', { name: 'From the content system' }).count()).toBe(1);
    const picture = example('html-a-picture-with-its-words').getByRole('img', { name: 'A kitchen' });
    expect(await picture.getAttribute('srcset')).toContain('2400w');
    const more = example('html-more-to-open');
    expect(await more.getByText('Full load').isVisible()).toBe(false);
    await more.getByText('How we measure').click();
    expect(await more.getByText('Full load').isVisible()).toBe(true);
    expect(await more.locator('meter').getAttribute('value')).toBe('15');
    const words = example('wysiwyg-words-and-a-list');
    expect(await words.getByRole('listitem').count()).toBe(2);
    expect(await words.getByRole('link', { name: 'how we deliver' }).getAttribute('href')).toBe(
      '/articles/help/delivery',
    );
    expect(await example('wysiwyg-table').getByRole('rowheader', { name: '2' }).count()).toBe(1);
    expect(await example('wysiwyg-what-is-not-allowed').innerText()).toBe('Words stay.');
  });
});
