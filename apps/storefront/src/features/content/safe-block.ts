import type { Image } from '@wattle/domain';
import type { SafeNode } from './safe-node.ts';

type Base = { readonly customId?: string; readonly customClasses?: string };
export type Colour = 'light' | 'dark';
export type Place = 'start' | 'center' | 'end';

/** A content block after the server has read it: typed, and free of anything that could run. */
export type SafeBlock = Base &
  (
    | {
        readonly id: 'heading';
        readonly level: 2 | 3 | 4;
        readonly text: string;
        readonly center: boolean;
        readonly colour: Colour;
      }
    | { readonly id: 'paragraph'; readonly text: string; readonly center: boolean; readonly colour: Colour }
    | { readonly id: 'wysiwyg'; readonly nodes: readonly SafeNode[] }
    | {
        readonly id: 'image';
        readonly image: Image;
        readonly mobile: Image | null;
        readonly ratio: string;
        readonly stretch: boolean;
        readonly width: number | null;
      }
    | {
        readonly id: 'link';
        readonly to: string;
        readonly label: string;
        readonly button: 'primary' | 'secondary' | null;
        readonly image: Image | null;
        readonly center: boolean;
        readonly children: readonly SafeBlock[];
      }
    | { readonly id: 'hr' }
    | { readonly id: 'container'; readonly type: ContainerType; readonly children: readonly SafeBlock[] }
    | {
        readonly id: 'group';
        readonly direction: 'horizontal' | 'vertical';
        readonly gap: 'tight' | 'normal' | 'wide';
        readonly across: Place;
        readonly along: Place;
        readonly stretch: boolean;
        readonly itemWidths: readonly number[];
        readonly children: readonly SafeBlock[];
      }
  );

export const CONTAINER_TYPES = ['fluid', 'fixed-small', 'fixed-normal', 'fixed-large'] as const;
export type ContainerType = (typeof CONTAINER_TYPES)[number];
