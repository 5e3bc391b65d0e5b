import * as contentWords from '@wattle/messages/content';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './product-listing-view.module.css';

/** Placeholder for a row of product cards while they load [D-2-93]. */
export function ProductListingWait() {
  return (
    <div className={styles.wait}>
      <Spinner label={contentWords.loadingProducts} />
    </div>
  );
}
