export * from './may-reload-after-chunk-failure.ts';
