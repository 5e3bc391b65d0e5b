import { imageSrcSet, imageUrl } from '@wattle/domain/images';
import * as signInWords from '@wattle/messages/sign-in';
import styles from './sign-in-picture.module.css';

const PICTURES = [
  ['large', '/pictures/fridge/angle/dispenser-1.svg', '470px'],
  ['left', '/pictures/kettle/front/default.svg', '190px'],
  ['right', '/pictures/speaker/front/default.svg', '190px'],
] as const;

/** Decorative illustration. */
export function SignInPicture() {
  return (
    <aside className={`only-lg ${styles.still}`} aria-hidden="true">
      <p className={styles.say}>{signInWords.allInOnePlace}</p>
      {PICTURES.map(([place, path, size]) => (
        <img
          key={place}
          className={styles[place]}
          src={imageUrl(path, { width: 430 })}
          srcSet={imageSrcSet(path, 'product')}
          sizes={size}
          width="800"
          height="800"
          alt=""
          // not loaded where it is hidden
          loading="lazy"
          decoding="async"
        />
      ))}
    </aside>
  );
}
