/** Retries for a failed script, with a delay that doubles each time [C-9-53]. */
const RETRIES = 3;
const FIRST_WAIT_MS = 500;

const scripts = new Map<string, Promise<void>>();

/** Loads a third-party script once per page. Rejects after all retries; a later call starts over. */
export function loadProviderScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const script = tryToLoad(src, 0);
  scripts.set(src, script);
  script.catch(() => scripts.delete(src));
  return script;
}

async function tryToLoad(src: string, tries: number): Promise<void> {
  try {
    await addScript(src);
  } catch (error) {
    if (tries >= RETRIES) throw error;
    await wait(FIRST_WAIT_MS * 2 ** tries);
    await tryToLoad(src, tries + 1);
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
