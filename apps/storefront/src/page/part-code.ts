import { type ComponentType, lazy } from 'react';

export type PartCode<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * The code of a part, which comes when it is first asked for. Once it is there, the part shows at once, which one that
 * is only lazy never does: a page that is come back to has its height before its place is looked for.
 */
export function createPartCode<P extends object>(load: PartCode<P>) {
  let known: ComponentType<P> | undefined;
  const preload = async () => {
    const code = await load();
    known = code.default;
    return code;
  };
  const Late = lazy(preload);
  return { preload, part: () => known ?? Late };
}
