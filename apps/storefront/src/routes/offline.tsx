import { OfflinePage } from '../features/pwa/offline-page.tsx';

export function meta() {
  return [{ title: 'You’re offline' }, { name: 'robots', content: 'noindex' }];
}

/** Shown by the service worker for a page that it has no copy of. */
export default function Offline() {
  return <OfflinePage />;
}
