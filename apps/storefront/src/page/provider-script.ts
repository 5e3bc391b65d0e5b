/** A script that could not be had is asked for so many times more, each time after twice as long [C-9-53]. */
const RETRIES = 3;
const FIRST_WAIT_MS = 500;

const scripts = new Map<string, Promise<void>>();

/**
 * Loads the script of an outside service: once for a page, however many ask. It rejects when the script could not be
 * had after all tries; who asks again then starts anew.
 */
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
