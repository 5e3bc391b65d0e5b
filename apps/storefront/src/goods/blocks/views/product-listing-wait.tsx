import { Spinner } from '../../../ui/spinner.tsx';
import styles from './product-listing-view.module.css';

/** While the cards of a product-listing are on their way: the room of a row of them [D-2-93]. */
export function ProductListingWait() {
  return (
    <div className={styles.wait}>
      <Spinner label="Loading products" />
    </div>
  );
}
