import { defineConfig } from 'vite';

export default defineConfig({
  base: '/desk/',
  publicDir: false,
  // Workspace packages are TypeScript sources, so the server build bundles them.
  ssr: { noExternal: [/^@wattle\//] },
  // Fonts stay files: the content security policy blocks data URLs for them.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
});
