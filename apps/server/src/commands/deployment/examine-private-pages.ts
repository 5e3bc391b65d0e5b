import type { Config } from '../../config/config.ts';
import { isMailboxPublic } from '../../mail/mailbox-routes.ts';
import { type Finding, unknown, well, wrong } from '../finding.ts';
import { ask, hasFailed, saysOf } from './ask.ts';

/** Whether others can read the mails that are kept here, or the shop's figures. */
export async function examinePrivatePages(
  config: Pick<Config, 'identity'> & { readonly publicUrl: string },
): Promise<Finding[]> {
  return Promise.all([examineMailbox(config.publicUrl, isMailboxPublic(config)), examineMetrics(config.publicUrl)]);
}

async function examineMailbox(publicUrl: string, isDemo: boolean): Promise<Finding> {
  const about = 'mailbox';
  const address = `${publicUrl}/dev/mail`;
  const answer = await ask(address);
  if (hasFailed(answer)) return unknown(about, `${address} ${saysOf(answer)}`);
  if (answer.status === 404) return well(about, 'not there for others');
  if (answer.status !== 403)
    return wrong(about, `${address} answers ${answer.status}: anybody may read the mailed codes; set SMTP_URL`);
  return isDemo
    ? well(about, 'asks others for its key')
    : wrong(
        about,
        `${address} can be reached, and its key opens every account; set SMTP_URL, or take away MAILBOX and set DEMO=false`,
      );
}

async function examineMetrics(publicUrl: string): Promise<Finding> {
  const about = 'metrics';
  const address = `${publicUrl}/metrics`;
  const answer = await ask(address);
  if (hasFailed(answer)) return unknown(about, `${address} ${saysOf(answer)}`);
  return answer.status === 200 && answer.text.includes('shop_info')
    ? wrong(about, `${address} tells everybody how much you sell; take away METRICS_PUBLIC and set METRICS_PORT`)
    : well(about, 'not there for others');
}
