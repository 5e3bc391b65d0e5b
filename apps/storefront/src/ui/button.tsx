import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    icon?: IconName | undefined;
    /** While true, the button keeps its width and focus, and ignores presses. */
    loading?: boolean;
    loadingLabel?: ReactNode;
  };

export function Button({
  kind = 'action',
  size = 'md',
  wide = false,
  icon,
  loading,
  loadingLabel = 'Processing',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const label = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ kind, size, wide }, className)}
      onClick={press}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {loading === undefined ? label : <Faces label={label} loading={loading} loadingLabel={loadingLabel} />}
    </button>
  );
}

function Faces({ label, loading, loadingLabel }: { label: ReactNode; loading: boolean; loadingLabel: ReactNode }) {
  return (
    <span className={styles.faces}>
      <span className={classNames(styles.face, loading && styles.off)} aria-hidden={loading}>
        {label}
      </span>
      <span className={classNames(styles.face, !loading && styles.off)} aria-hidden={!loading}>
        <Spinner />
        {loadingLabel}
      </span>
    </span>
  );
}
