import { expect, it } from 'vitest';
import { insteadOf } from '../../unused-router-plugin.ts';

const FILE = '/node_modules/react-router/dist/production/lib/router/instrumentation.js';
const NAMES =
  'consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext';

it('stands in for a file with the same exports', () => {
  const code = insteadOf(`function a() {}\nexport { ${NAMES} };`, FILE);
  expect(code).toContain('export const instrumentClientSideRouter = (router) => router;');
  expect(code.match(/^export const /gm)).toHaveLength(5);
});

it('stops the build when the router has changed', () => {
  expect(() => insteadOf(`export { ${NAMES}, more };`, FILE)).toThrow('has changed');
});
