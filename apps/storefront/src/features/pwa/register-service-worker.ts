import { reloadOnUpdate } from './reload-on-update.ts';

/** [C-2-63] After the page is there: the worker must not compete with it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  reloadOnUpdate(navigator.serviceWorker, () => window.location.reload());
  // Where a browser refuses it (private windows, policies) the shop works without.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
