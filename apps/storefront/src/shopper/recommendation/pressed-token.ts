/** An add within this time is attributed to the press. */
const HOLDS_MS = 10_000;

let pressed: { readonly token: string; readonly atMs: number } | undefined;

/** A press inside a recommendation rail. */
export function pressToken(token: string): void {
  pressed = { token, atMs: Date.now() };
}

/** The token of a rail pressed just now. */
export function pressedToken(): string | null {
  return pressed && Date.now() - pressed.atMs < HOLDS_MS ? pressed.token : null;
}
