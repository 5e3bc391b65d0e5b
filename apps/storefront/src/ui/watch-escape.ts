type Watcher = { onclose: (() => void) | null; destroy(): void };
type WatcherClass = new () => Watcher;

/** Those who listen, the last one first to be asked. */
const watching: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) watching.at(-1)?.();
}

/** Escape, or what stands for it, such as the back gesture of a phone. Returns what ends the watch. */
export function watchEscape(onEscape: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: WatcherClass };
  if (CloseWatcher) return watchCloseRequests(CloseWatcher, onEscape);
  if (watching.length === 0) document.addEventListener('keydown', onKeyDown);
  watching.push(onEscape);
  return () => {
    watching.splice(watching.indexOf(onEscape), 1);
    if (watching.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** A watcher serves once, and what it watches may stay open. */
function watchCloseRequests(CloseWatcher: WatcherClass, onEscape: () => void): () => void {
  let watcher: Watcher;
  const watch = (): void => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      watch();
      onEscape();
    };
  };
  watch();
  return () => watcher.destroy();
}
