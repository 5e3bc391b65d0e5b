/** Standard input that ends at once. */
export const noInput: AsyncIterable<Uint8Array> = {
  async *[Symbol.asyncIterator]() {},
};
