import { describe, expect, it } from 'vitest';
import { xmlText } from './xml-text.ts';

describe('xmlText', () => {
  it.each([
    ['a < b & "c" \'d\' ]]>', 'a &lt; b &amp; &quot;c&quot; &apos;d&apos; ]]&gt;'],
    ['tab\tline\r\n', 'tab line  '],
    ['🫖 ñ \u2028 \ufffd', '🫖 ñ \u2028 \ufffd'],
  ])('writes %j', (text, written) => {
    expect(xmlText(text)).toBe(written);
  });

  // one of them in one name, and no reader takes any of the feed
  it.each(['\0', '\x0b', '\x1f', '\x85', '\ud800', '\udfff', '\ufffe', '\uffff'])('leaves out %j', (sign) => {
    expect(xmlText(`a${sign}b`)).toBe('a b');
  });
});
