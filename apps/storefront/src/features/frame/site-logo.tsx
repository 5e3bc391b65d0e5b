import { imageUrl } from '@wattle/domain/images';
import { wordmarkOf } from '@wattle/domain/shop-identity';
import * as frameWords from '@wattle/messages/frame';
import { useShop } from '../../page/root-data.ts';
import { Link } from '../../router/link.tsx';
import styles from './site-logo.module.css';

/** Logo and name; the name is hidden where there is no room. */
export function SiteLogo() {
  const shop = useShop();
  const { name, logo } = shop;
  return (
    <Link className={styles.logo} to="/" aria-label={name + frameWords.homeSuffix}>
      {logo !== null && (
        <img className={styles.sprig} src={imageUrl(logo, { width: 80 })} alt="" width="40" height="40" />
      )}
      <span className={styles.name}>{wordmarkOf(shop)}</span>
    </Link>
  );
}
