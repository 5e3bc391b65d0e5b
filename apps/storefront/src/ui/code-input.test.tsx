import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CodeInput, readCode } from './code-input.tsx';

const show = (value: string, error?: string) =>
  renderToStaticMarkup(<CodeInput id="code" label="Code" value={value} error={error} onChange={() => undefined} />);

describe('a code of six figures', () => {
  it('is one field that a phone fills in from a message', () => {
    const html = show('419');
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);
    expect(html).toMatch(/<input[^>]*id="code"/);
  });

  it('is drawn as six boxes, which nobody hears', () => {
    const boxes = [...show('419').matchAll(/<span aria-hidden="true" class="[^"]*"[^>]*>(\d?)<\/span>/g)];
    expect(boxes.map(([, figure]) => figure)).toEqual(['4', '1', '9', '', '', '']);
  });

  it('says what is wrong with it', () => {
    const html = show('419027', 'That code isn’t right.');
    expect(html).toMatch(/<input[^>]*aria-invalid="true" aria-describedby="code-note"/);
    expect(html).toContain('That code isn’t right.');
  });

  it.each([
    ['419027', '419027'],
    [' 419 027 ', '419027'],
    ['419-027', '419027'],
    ['Your code: 4190278', '419027'],
    ['abc', ''],
  ])('reads %j as %j', (text, code) => {
    expect(readCode(text)).toBe(code);
  });
});
