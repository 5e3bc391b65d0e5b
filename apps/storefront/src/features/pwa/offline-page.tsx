import * as commonWords from '@wattle/messages/common';
import * as pwaWords from '@wattle/messages/pwa';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './offline-page.module.css';

export function OfflinePage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <span className={styles.sign}>
        <Icon name="offline" />
      </span>
      <h1>{pwaWords.youreOffline}</h1>
      <p>{pwaWords.noCopy}</p>
      <LinkButton to="/" kind="second">
        {commonWords.goToTheHomePage}
      </LinkButton>
    </div>
  );
}
