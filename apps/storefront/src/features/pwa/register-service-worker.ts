import { reloadOnUpdate } from './reload-on-update.ts';

// runs after page load [C-2-63]
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  reloadOnUpdate(navigator.serviceWorker, () => window.location.reload());
  // the shop works without it where browsers refuse (private windows, policies)
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
