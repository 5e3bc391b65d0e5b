import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerCounter } from './answer-counter.ts';

const plain = (status: number, body: string): string =>
  `HTTP/1.1 ${status} X\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const chunked = (status: number, chunks: readonly string[]): string =>
  `HTTP/1.1 ${status} X\r\nTransfer-Encoding: chunked\r\n\r\n${chunks
    .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    .join('')}0\r\n\r\n`;

describe('AnswerCounter', () => {
  it('finds every answer and whether it is a success, however the bytes are cut', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', '0', 'x'), minLength: 1, maxLength: 40 });
    const status = fc.constantFrom(200, 304, 404, 500);
    const answer = fc.oneof(
      fc
        .record({ status, text: letters })
        .map(({ status: code, text }) => ({ code, bytes: plain(code, code === 304 ? '' : text) })),
      fc
        .record({ status, chunks: fc.array(letters) })
        .map(({ status: code, chunks }) => ({ code, bytes: chunked(code, chunks) })),
    );
    fc.assert(
      fc.property(fc.array(answer), fc.array(fc.nat({ max: 30 }), { minLength: 1 }), (answers, cuts) => {
        const found: boolean[] = [];
        const counter = new AnswerCounter((isSuccess) => found.push(isSuccess));
        const bytes = Buffer.from(answers.map((one) => one.bytes).join(''));
        for (let from = 0, at = 0; from < bytes.length; at += 1) {
          const length = 1 + (cuts[at % cuts.length] ?? 0);
          counter.take(bytes.subarray(from, from + length));
          from += length;
        }
        expect(found).toEqual(answers.map(({ code }) => code < 400));
      }),
    );
  });
});
