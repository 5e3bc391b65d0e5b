import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import panel from '../../ui/panel.module.css';

/** It could not be found out, and asking again may help. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className={panel.apart}>
      <Notice tone="bad">We could not load {what}. Nothing is lost: try again in a moment.</Notice>
      <Button kind="second" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
