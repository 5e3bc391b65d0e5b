import styles from './description.module.css';

/** What there is to say about it, in two columns where there is room. */
export function Description({ paragraphs }: { paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="about-it">
      <h2 id="about-it">About it</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
