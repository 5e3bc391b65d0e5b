import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type LighthouseReport, type PageScores, readReport } from './lighthouse-report.ts';

const run = promisify(execFile);
const REPORT_BYTES_MAX = 64 * 1024 * 1024;

type Judged = {
  readonly url: string;
  /** Where the browser can be told what to do: it ends with the bench, however that ends. */
  readonly browserPort: number;
  readonly slowdown: number;
  /** A page that rightly keeps search engines out: this is not held against it. */
  readonly isPrivate: boolean;
};

/** Lets Lighthouse judge a page on its phone and its slow 4G, with this slowdown of the processor. */
export async function judgePage(program: string, judged: Judged): Promise<PageScores> {
  const { url, browserPort, slowdown, isPrivate } = judged;
  const options = [
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--disable-full-page-screenshot',
    `--port=${browserPort}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ...(isPrivate ? ['--skip-audits=is-crawlable'] : []),
  ];
  const { stdout } = await run(process.execPath, [program, url, ...options], { maxBuffer: REPORT_BYTES_MAX });
  return readReport(JSON.parse(stdout) as LighthouseReport);
}
