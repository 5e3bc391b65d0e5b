import { describe, expect, it } from 'vitest';
import { openBlocks, passAll } from './blocks-page.ts';
import { useBrowser } from './browser.ts';

const open = useBrowser();

describe('what editors paste', () => {
  it('is shown as HTML: headings, pictures, more to open [D-2-64 D-2-67]', async () => {
    const { example } = await openBlocks(open, { kinds: ['html', 'wysiwyg'] });
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

  it('cannot run, load or frame anything, and the policy has nothing to refuse [D-2-64 D-2-67]', async () => {
    const { page, complaints, asked, example } = await openBlocks(open, { reducedMotion: 'reduce' });
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      return dialog.dismiss();
    });
    const refused = await page.evaluateHandle(() => {
      const found: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => found.push(violatedDirective));
      return found;
    });
    await passAll(page);
    for (const kind of ['html', 'wysiwyg']) {
      const pasted = example(`attacks-${kind}`);
      for (const link of await pasted.getByRole('link').all())
        expect(['/stores', '/articles/help/ways-to-pay']).toContain(await link.getAttribute('href'));
      const bad =
        'script, style, iframe, object, embed, svg, math, form, input, button, base, meta, link, template, [style*="javascript"]';
      expect(await pasted.locator(bad).count()).toBe(0);
      const handlers = await pasted.evaluate((root) =>
        [...root.querySelectorAll('*')].flatMap((one) =>
          one.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
      );
      expect(handlers).toEqual([]);
    }
    expect(asked).toEqual([]);
    expect(await refused.jsonValue()).toEqual([]);
    expect(dialogs).toBe(0);
    expect(complaints).toEqual([]);
  });
});
