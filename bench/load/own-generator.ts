import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { AnswerCounter } from './answer-counter.ts';
import type { Load, LoadPlan } from './load-plan.ts';

/** Runs a plan from a process of its own, where `wrk` is not installed. */
export async function loadWithOwn(plan: LoadPlan): Promise<Load> {
  const child = fork(fileURLToPath(import.meta.url));
  child.send(plan);
  const [result] = await once(child, 'message');
  child.disconnect();
  return result as Load;
}

let count = 0;

/** Stands in a prepared request for what is new each time. */
const NEW = '0'.repeat(12);
const newText = (): string => String(count).padStart(NEW.length, '0');

function requestOf({ method, headers, bodies, paths, fresh, newKey }: LoadPlan, host: string): () => Buffer {
  const keyOfRun = newKey === undefined ? {} : { [newKey]: `${process.pid}-${NEW}` };
  const build = (path: string, body: string): Buffer => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const lines = Object.entries({ host, ...headers, ...keyOfRun, ...length }).map((pair) => `${pair.join(': ')}\r\n`);
    return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  };
  const freshPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}n=${process.pid}-${NEW}`;
  const ready = Array.from({ length: Math.max(paths.length, bodies.length) }, (_, at) => {
    const path = paths[at % paths.length] ?? '/';
    const bytes = build(fresh ? freshPath(path) : path, bodies[at % bodies.length] ?? '');
    // in the path, or in a header: before any body
    return { bytes, newAt: fresh || newKey !== undefined ? bytes.indexOf(NEW) : -1 };
  });
  return () => {
    count += 1;
    const { bytes, newAt } = ready[count % ready.length] ?? { bytes: Buffer.alloc(0), newAt: -1 };
    if (newAt < 0) return bytes;
    const request = Buffer.from(bytes);
    request.write(newText(), newAt, 'latin1');
    return request;
  };
}

/** One request at a time on each connection, until time is up. */
async function generate(plan: LoadPlan): Promise<Load> {
  const { hostname, port, host } = new URL(plan.origin);
  const nextRequest = requestOf(plan, host);
  const times: number[] = [];
  let errors = 0;
  const began = performance.now();
  const end = began + plan.seconds * 1000;
  const open = () =>
    new Promise<void>((resolve) => {
      let sentAt = 0;
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const send = () => {
        sentAt = performance.now();
        if (sentAt >= end) socket.destroy();
        else socket.write(nextRequest());
      };
      const counter = new AnswerCounter((isSuccess) => {
        times.push(performance.now() - sentAt);
        if (!isSuccess) errors += 1;
        send();
      });
      socket.on('connect', send).on('data', (bytes) => counter.take(bytes));
      socket.on('error', () => {
        errors += 1;
      });
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: plan.connections }, open));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
  return { requestsPerSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), errors, requests: times.length };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (plan) => process.send?.(await generate(plan as LoadPlan)));
}
