import { imageUrl } from '@wattle/domain/images';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A small picture of goods, or a box where there is none. */
export const Picture = ({ path }: { readonly path: string | null }): ReactNode =>
  path === null ? (
    <span className="th th--ic">
      <Icon name="box" />
    </span>
  ) : (
    <span className="th">
      <img src={imageUrl(path, { width: 80 })} alt="" width="36" height="36" loading="lazy" />
    </span>
  );
