import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './forms.module.css';

type Props = {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** Replaces a form that had the focus. */
  takesFocus: boolean;
  /** Level 1 when it is alone on a page. */
  level?: 1 | 3;
};

/** Replaces the form [D-4-31]. */
export function FormThanks({ icon, title, children, takesFocus, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.thanks}>
      <span className={styles.tick}>
        <Icon name={icon} />
      </span>
      <Heading ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
