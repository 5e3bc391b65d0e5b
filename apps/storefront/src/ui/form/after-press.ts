let isPressed = false;
let isFollowing = false;

/** Starts tracking mouse and touch presses. */
export function followPresses(): void {
  if (isFollowing) return;
  isFollowing = true;
  const follow = (type: keyof DocumentEventMap, isDown: boolean) =>
    document.addEventListener(
      type,
      () => {
        isPressed = isDown;
      },
      { capture: true },
    );
  follow('mousedown', true);
  for (const type of ['mouseup', 'dragend', 'keydown'] as const) follow(type, false);
}

/**
 * Runs the work once no press is in progress. A press blurs the field: an error shown at that moment would move the
 * button from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  // click fires with mouseup, in the same task
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(work), { capture: true, once: true });
  else work();
}
