const KEY = 'wattle.scrolls';
const ENTRIES_MAX = 50;

type Positions = Record<string, number>;

/** Scroll positions by history entry, for Back and Forward; kept as long as the tab. */
export function createScrollMemory(page: Pick<Window, 'scrollY' | 'sessionStorage' | 'addEventListener' | 'history'>) {
  const positions: Positions = read(page);
  page.addEventListener('pagehide', () => {
    // on a reload the browser restores the position
    page.history.scrollRestoration = 'auto';
    write(page, positions);
  });
  return {
    remember(key: string): void {
      delete positions[key];
      positions[key] = page.scrollY;
    },
    find: (key: string): number | undefined => positions[key],
  };
}

function read(page: Pick<Window, 'sessionStorage'>): Positions {
  try {
    return JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(page: Pick<Window, 'sessionStorage'>, positions: Positions): void {
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-ENTRIES_MAX))));
  } catch {
    // without storage, pages start at the top
  }
}
