import { emailMe } from '@wattle/messages/stock-alert';
import styles from './price-note.module.css';

/** On cards that the server draws: asks for a mail when the product is back. */
export const MailButton = () => (
  <button type="button" className={`link ${styles.mail}`} data-press="mail">
    {emailMe}
  </button>
);
