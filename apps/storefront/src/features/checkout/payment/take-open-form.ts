const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Sends a form that the shopper left open, as their own button would. True: it was taken, and is gone; false: it says
 * what is wrong, and has the focus there.
 */
export async function takeOpenForm(form: HTMLFormElement): Promise<boolean> {
  form.requestSubmit();
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    if (!form.isConnected) return true;
    if (form.querySelector('[aria-invalid="true"], [role="alert"]')) return false;
  }
  return false;
}
