import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Load, LoadPlan } from './load-plan.ts';

const run = promisify(execFile);

/** Whether `wrk` (Debian package of that name) is installed. */
export const hasWrk = (): Promise<boolean> =>
  run('wrk', ['-v']).then(
    () => true,
    // it prints its version and exits with 1
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );

/** A Lua string: Lua reads decimal escapes of bytes. */
const lua = (text: string): string =>
  `"${[...Buffer.from(text)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')}"`;

/** Requests are built before the run; what must be new each time is put in between. */
export const wrkScript = ({ paths, method, headers, bodies, fresh, newKey }: LoadPlan, run: string): string => `
wrk.method = ${lua(method)}
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`)
  .join('\n')}
local paths = { ${paths.map(lua).join(', ')} }
local bodies = { ${bodies.map(lua).join(', ')} }
local new = "${run}-NEW"
local ready = {}
local at = 0
init = function(args)
  ${newKey === undefined ? '' : `wrk.headers[${lua(newKey)}] = new`}
  for i = 1, math.max(#paths, #bodies) do
    local path = paths[(i - 1) % #paths + 1]
    if ${fresh} then path = path .. (string.find(path, "?", 1, true) and "&" or "?") .. "n=" .. new end
    local text = wrk.format(nil, path, nil, bodies[(i - 1) % math.max(#bodies, 1) + 1])
    local from, to = string.find(text, new, 1, true)
    ready[i] = from and { string.sub(text, 1, to - 3), string.sub(text, to + 1) } or text
  end
end
request = function()
  at = at + 1
  local one = ready[(at - 1) % #ready + 1]
  return type(one) == "string" and one or one[1] .. at .. one[2]
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"microseconds":%d,"p50":%f,"p99":%f,"errors":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

let runs = 0;

/** Runs a plan with `wrk`, in one thread of its own. */
export async function loadWithWrk(plan: LoadPlan): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-wrk-'));
  try {
    const script = join(folder, 'plan.lua');
    runs += 1;
    await writeFile(script, wrkScript(plan, `${process.pid}-${runs}`));
    const options = ['-t1', `-c${plan.connections}`, `-d${plan.seconds}s`, '--timeout', '30s', '-s', script];
    const { stdout } = await run('wrk', [...options, plan.origin]);
    return readResult(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Result = Record<'requests' | 'microseconds' | 'p50' | 'p99' | 'errors', number>;

function readResult(output: string): Load {
  const text = /RESULT (\{.*\})/.exec(output)?.[1];
  if (text === undefined) throw new Error(`wrk gave no result: ${output.slice(-500)}`);
  const { requests, microseconds, p50, p99, errors } = JSON.parse(text) as Result;
  return {
    requestsPerSecond: requests / (microseconds / 1e6),
    p50Ms: Number((p50 / 1000).toFixed(2)),
    p99Ms: Number((p99 / 1000).toFixed(2)),
    errors,
    requests,
  };
}
