import type { Brand } from '@wattle/domain/catalogue';
import { imageAddress } from '@wattle/domain/images';
import styles from './brand-mark.module.css';

/** A brand's logo, or its name where it has none. */
export function BrandMark({ brand }: { brand: Brand }) {
  const address = brand.imageLogo ? imageAddress(brand.imageLogo) : undefined;
  return address ? (
    <img
      className={styles.logo}
      src={address}
      alt={brand.name}
      loading="lazy"
      decoding="async"
      width="128"
      height="28"
    />
  ) : (
    <span className={styles.name}>{brand.name}</span>
  );
}
