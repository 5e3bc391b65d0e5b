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

function requestOf({ method, headers, body, paths, fresh }: LoadPlan, host: string): () => Buffer {
  const lines = Object.entries({ host, ...headers, ...(body !== '' && { 'content-length': Buffer.byteLength(body) }) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const build = (path: string): Buffer => Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`);
  const ready = paths.map(build);
  return () => {
    count += 1;
    const at = count % paths.length;
    if (!fresh) return ready[at] as Buffer;
    const path = paths[at] as string;
    return build(`${path}${path.includes('?') ? '&' : '?'}n=${process.pid}-${count}`);
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
