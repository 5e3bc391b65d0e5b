import { reloadOnUpdate } from './reload-on-update.ts';

// loaded once the page is there [C-2-63]
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  reloadOnUpdate(navigator.serviceWorker, () => window.location.reload());
  // where a browser refuses it (private windows, policies) the shop works without
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
