import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './build-service-worker.ts';
import { slimManifest } from './slim-manifest.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Few routes: one cached manifest file beats a request for each set of links in view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async () => {
    await slimManifest();
    await buildServiceWorker();
  },
} satisfies Config;
