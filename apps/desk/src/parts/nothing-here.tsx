import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  readonly icon: string;
  readonly tone?: 'good' | 'wait' | 'bad';
  readonly title: string;
  readonly level?: 'h1' | 'h2';
  readonly children?: ReactNode;
};

/** A panel where there is nothing to show: empty, not found, refused, failed. */
export function NothingHere({ icon, tone = 'good', title, level: Heading = 'h2', children }: Props): ReactNode {
  return (
    <div className="p none">
      <span className={tone === 'good' ? 'g' : `g g--${tone}`}>
        <Icon name={icon} />
      </span>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
