import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './forms.module.css';

type Props = {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** It came in place of the form that had the focus. */
  takesFocus: boolean;
};

/** Stands where the form was [D-4-31]. */
export function FormThanks({ icon, title, children, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.thanks}>
      <span className={styles.tick}>
        <Icon name={icon} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}
