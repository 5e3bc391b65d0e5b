const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');
const TAIL = CHUNKS_END.length - 1;

/**
 * Finds where answers end in the bytes of one connection. Reads heads only: bodies are skipped by their length, and
 * never copied, decoded or unpacked, so that counting costs less than answering.
 */
export class AnswerCounter {
  readonly #onAnswer: (isSuccess: boolean) => void;
  #head: Buffer = Buffer.alloc(0);
  #left = 0;
  #isChunked = false;
  #tail: Buffer = Buffer.alloc(0);
  #isSuccess = false;

  constructor(onAnswer: (isSuccess: boolean) => void) {
    this.#onAnswer = onAnswer;
  }

  take(given: Buffer): void {
    let bytes = given;
    while (bytes.length > 0) bytes = this.#takeSome(bytes);
  }

  #takeSome(bytes: Buffer): Buffer {
    if (this.#isChunked) return this.#skipChunks(bytes);
    if (this.#left > 0) {
      const skipped = Math.min(this.#left, bytes.length);
      this.#left -= skipped;
      if (this.#left === 0) this.#onAnswer(this.#isSuccess);
      return bytes.subarray(skipped);
    }
    return this.#readHead(bytes);
  }

  #readHead(bytes: Buffer): Buffer {
    const all = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
    const end = all.indexOf(HEAD_END);
    if (end < 0) {
      this.#head = all;
      return all.subarray(all.length);
    }
    this.#head = Buffer.alloc(0);
    const head = all.toString('latin1', 0, end);
    const status = Number(head.slice(9, 12));
    this.#isSuccess = status < 400;
    this.#isChunked = CHUNKED.test(head);
    this.#left = status === 304 ? 0 : Number(LENGTH.exec(head)?.[1] ?? 0);
    // the end of the head may be the beginning of the last chunk's mark
    this.#tail = Buffer.from('\r\n');
    if (!this.#isChunked && this.#left === 0) this.#onAnswer(this.#isSuccess);
    return all.subarray(end + HEAD_END.length);
  }

  #skipChunks(bytes: Buffer): Buffer {
    const all = Buffer.concat([this.#tail, bytes]);
    const end = all.indexOf(CHUNKS_END);
    if (end < 0) {
      this.#tail = all.subarray(-TAIL);
      return bytes.subarray(bytes.length);
    }
    this.#isChunked = false;
    this.#onAnswer(this.#isSuccess);
    return all.subarray(end + CHUNKS_END.length);
  }
}
