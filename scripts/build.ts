import { buildApps } from './build-apps.ts';

await buildApps({ force: true });
