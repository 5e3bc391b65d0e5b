import { validateHeaderValue } from 'node:http';
import { expect, it } from 'vitest';
import { inlineNamed } from './file-name.ts';

it.each([
  ['User guide NF-637 (2).pdf', 'User guide NF-637 (2).pdf'],
  ['User guide 5"-"x.pdf', 'User guide 5-x.pdf'],
  ['User guide A–1 冷蔵庫\r\nx: y.pdf', 'User guide A1 x y.pdf'],
])('%j is named so that a header takes it', (name, plain) => {
  const header = inlineNamed(name);
  expect(header).toBe(`inline; filename="${plain}"`);
  validateHeaderValue('content-disposition', header);
});
