import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './bottom-bar.module.css';

type Props = {
  label: string;
  /** What the bar stands in for: it is hidden while this is in view, and at the footer. */
  unless: RefObject<Element | null>;
  children: ReactNode;
};

/** The main action at the bottom of small screens, while its own place is out of view. */
export function BottomBar({ label, unless, children }: Props) {
  if (useInView(unless)) return null;
  return (
    <aside className={styles.bar} aria-label={label}>
      {children}
    </aside>
  );
}

/** What is paid or bought, with an amount below its name. */
export function BarWords({ name, amount, detail }: { name: ReactNode; amount: ReactNode; detail?: ReactNode }) {
  return (
    <p className={styles.words}>
      <span className={styles.name}>{name}</span>
      <strong>{amount}</strong>
      {detail && <span className={styles.name}>{detail}</span>}
    </p>
  );
}

/** Whether the element or the page footer is in view; true until known, to avoid a flash. */
function useInView(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState<ReadonlySet<Element> | null>(null);
  useEffect(() => {
    const watched = [ref.current, document.querySelector('footer')].filter((one) => one !== null);
    const observer = new IntersectionObserver((entries) =>
      setInView((before) => {
        const now = new Set(before);
        // oldest first: the last one says where each element is
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) now.add(target);
          else now.delete(target);
        }
        return now;
      }),
    );
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inView === null || inView.size > 0;
}
