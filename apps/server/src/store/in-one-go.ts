/**
 * Waits for statements that were started together, so that they share a round trip. All have ended when this does, even
 * if one fails: none runs on after the transaction.
 */
export async function inOneGo<const T extends readonly unknown[]>(
  started: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const ended = await Promise.allSettled(started);
  const failure = ended.find((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
  // none was rejected, and each has its place
  return ended.map((one) => 'value' in one && one.value) as { -readonly [K in keyof T]: Awaited<T[K]> };
}
