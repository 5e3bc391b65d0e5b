/** A press leads to what is added within this time, or to nothing. */
const HOLDS_MS = 10_000;

let pressed: { readonly token: string; readonly atMs: number } | undefined;

/** Something was pressed in a rail of recommendations. */
export function pressToken(token: string): void {
  pressed = { token, atMs: Date.now() };
}

/** The recommendation in whose rail something was pressed just now. */
export function pressedToken(): string | null {
  return pressed && Date.now() - pressed.atMs < HOLDS_MS ? pressed.token : null;
}
