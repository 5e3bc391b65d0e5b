import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextInput } from './text-input.tsx';

describe('a field', () => {
  it('is named by its label and helped by its hint', () => {
    const html = renderToStaticMarkup(<TextInput id="phone" label="Phone" optional hint="For the driver only." />);
    expect(html).toMatch(/<label for="phone"[^>]*>Phone<span[^>]*> optional/);
    expect(html).toMatch(/<input id="phone"[^>]*aria-describedby="phone-note"/);
    expect(html).toMatch(/<p id="phone-note"[^>]*><span>For the driver only\.<\/span>/);
    expect(html).not.toContain('aria-invalid');
  });

  it('says what is wrong instead of the hint', () => {
    const html = renderToStaticMarkup(
      <TextInput id="name" label="First name" hint="As on your card" error="Enter your first name." />,
    );
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<p id="name-note"[^>]*>.*Enter your first name\./);
    expect(html).not.toContain('As on your card');
  });
});
