/** Measures how long changes wait to be followed. */
export function createLag(now: () => number = () => performance.now()) {
  let since: number | undefined;
  return {
    /** A change is known. */
    begin(): void {
      since ??= now();
    },
    /** Everything that was known is followed. */
    end(): void {
      since = undefined;
    },
    seconds: (): number => (since === undefined ? 0 : (now() - since) / 1000),
  };
}
