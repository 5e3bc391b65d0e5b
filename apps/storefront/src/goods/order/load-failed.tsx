import * as commonWords from '@wattle/messages/common';
import * as orderWords from '@wattle/messages/order';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import panel from '../../ui/panel.module.css';

/** Loading failed, with a retry button. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className={panel.apart}>
      <Notice tone="bad">{orderWords.notLoaded(what)}</Notice>
      <Button kind="second" icon="refresh" onClick={onRetry}>
        {commonWords.tryAgain}
      </Button>
    </div>
  );
}
