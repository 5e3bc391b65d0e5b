import * as productDetailsWords from '@wattle/messages/product-details';
import styles from './description.module.css';

/** The description, in two columns where there is room. */
export function Description({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <section className="wrap section far" aria-labelledby="about-it">
      <h2 id="about-it">{productDetailsWords.aboutIt}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
