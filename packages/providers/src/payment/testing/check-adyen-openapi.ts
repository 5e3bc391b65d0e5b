import { readFileSync } from 'node:fs';
import { API_PATH } from '../embedded/settings.ts';
import { isObject, parseJson } from '../json.ts';
import { type Exchange, openPayment } from './open-payment.ts';
import { findSchema, type OpenApi, problemsOf } from './openapi-problems.ts';
import { walkPayments } from './walk-payments.ts';

const toPath = (path: string): string =>
  path.slice(API_PATH.length).replace(/^\/payments\/(?!details$)[^/]+\//, '/payments/{paymentPspReference}/');

function problemsIn(api: OpenApi, { path, request, status, response }: Exchange): string[] {
  const name = toPath(path);
  const [sent, answered] = [findSchema(api, name, null), findSchema(api, name, status)];
  if (!sent || !answered) return [`${name}: the description knows no answer ${status}`];
  return [
    ...problemsOf(api, sent, parseJson(request), `${name} request`),
    ...problemsOf(api, answered, parseJson(response), `${name} ${status}`),
  ];
}

/** Validates all traffic between adapter and simulator against Adyen's OpenAPI file, given as the argument. */
async function check(file: string): Promise<readonly string[]> {
  const api = parseJson(readFileSync(file, 'utf8'));
  if (!isObject(api)) throw new Error(`${file} is no description`);
  await using test = await openPayment();
  await walkPayments(test);
  const calls = test.exchanges.filter(({ path }) => path.startsWith(API_PATH));
  process.stdout.write(`${calls.length} calls\n`);
  return [...new Set(calls.flatMap((exchange) => problemsIn(api, exchange)))];
}

const problems = await check(process.argv[2] ?? '');
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
