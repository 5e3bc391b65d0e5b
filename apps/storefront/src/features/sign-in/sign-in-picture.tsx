import { imageSrcSet, imageUrl } from '@wattle/domain';
import styles from './sign-in-picture.module.css';

const PICTURES = [
  ['large', '/pictures/fridge/angle/dispenser-1.svg', '470px'],
  ['left', '/pictures/kettle/front/default.svg', '190px'],
  ['right', '/pictures/speaker/front/default.svg', '190px'],
] as const;

/** The shop’s own things on the floor in front of a low sun. It says nothing that the page needs. */
export function SignInPicture() {
  return (
    <aside className={`only-lg ${styles.still}`} aria-hidden="true">
      <p className={styles.say}>Every order and repair plan, kept in one place.</p>
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
          // where it is not shown it is not loaded
          loading="lazy"
          decoding="async"
        />
      ))}
    </aside>
  );
}
