import * as pwaWords from '@wattle/messages/pwa';
import { OfflinePage } from '../features/pwa/offline-page.tsx';

export function head() {
  return [{ title: pwaWords.offlineTitle }, { name: 'robots', content: 'noindex' }];
}

/** Shown by the service worker for pages it has no copy of. */
export default function Offline() {
  return <OfflinePage />;
}
