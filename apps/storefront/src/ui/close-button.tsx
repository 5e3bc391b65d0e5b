import * as commonWords from '@wattle/messages/common';
import { classNames } from './class-names.ts';
import styles from './close-button.module.css';
import { Icon } from './icon.tsx';

/** The cross at the top of a dialog or a drawer. */
export function CloseButton({ onClick, className }: { onClick: () => void; className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={commonWords.close}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
