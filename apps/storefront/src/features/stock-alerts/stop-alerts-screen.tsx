import * as alertWords from '@wattle/messages/stock-alert';
import { useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { PageHead } from '../../page/page-head.tsx';
import { useHydrated } from '../../page/use-hydrated.ts';
import { useLocation } from '../../router/router-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Where the link of a stock mail leads: one press ends them all. Nothing ends by opening it, since mail scanners do. */
export function StopAlertsScreen() {
  const key = new URLSearchParams(useLocation().hash.slice(1)).get('key');
  const isHydrated = useHydrated();
  const [state, setState] = useState<'open' | 'busy' | 'ended' | 'failed'>('open');
  const stop = async () => {
    setState('busy');
    const outcome = await browserClient.endStockAlert({ key: key ?? '', isAll: true });
    setState(outcome.status === 'SUCCESS' ? 'ended' : 'failed');
  };
  return (
    <div className="wrap section">
      <PageHead crumbs={[{ label: alertWords.stopTitle }]} title={alertWords.stopTitle}>
        {alertWords.stopIntro}
      </PageHead>
      {isHydrated && key === null && <Notice tone="warn">{alertWords.linkIncomplete}</Notice>}
      {state === 'failed' && <Notice tone="bad">{alertWords.failed}</Notice>}
      {state === 'ended' ? (
        <Notice icon="check">{alertWords.stopped}</Notice>
      ) : (
        key !== null && (
          <Button onClick={stop} loading={state === 'busy'} loadingLabel={alertWords.stopping}>
            {alertWords.stop}
          </Button>
        )
      )}
      <noscript>
        <p>{alertWords.needsScript}</p>
      </noscript>
    </div>
  );
}
