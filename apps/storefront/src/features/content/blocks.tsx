import { unreachable } from '@wattle/domain';
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ImageTile } from '../../ui/image-tile.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './blocks.module.css';
import { RichText } from './rich-text.tsx';
import type { SafeBlock } from './safe-block.ts';

type Of<K extends SafeBlock['id']> = Extract<SafeBlock, { id: K }>;

/** Shows the blocks that `readBlocks` made of an editor's page. Their order is fixed, so they need no keys. */
export function ContentBlocks({ blocks }: { blocks: readonly SafeBlock[] }) {
  return createElement(Fragment, null, ...blocks.map(framed));
}

const framed = (block: SafeBlock) => (
  <Frame block={block}>
    <Block block={block} />
  </Frame>
);

function Frame({ block, children }: { block: SafeBlock; children: ReactNode }) {
  return (
    <div id={block.customId} className={classNames(styles.block, block.customClasses)}>
      {children}
    </div>
  );
}

function Block({ block }: { block: SafeBlock }) {
  switch (block.id) {
    case 'heading':
      return <Heading block={block} />;
    case 'paragraph':
      return <p className={wordLook(block)}>{block.text}</p>;
    case 'wysiwyg':
      return <RichText nodes={block.nodes} />;
    case 'image':
      return <Picture block={block} />;
    case 'link':
      return <BlockLink block={block} />;
    case 'hr':
      return <hr className={styles.rule} />;
    case 'container':
      return (
        <div className={classNames(styles.container, styles[block.type])}>
          <ContentBlocks blocks={block.children} />
        </div>
      );
    case 'group':
      return <Group block={block} />;
    default:
      return unreachable(block);
  }
}

function wordLook({ center, colour }: { center: boolean; colour: 'light' | 'dark' }): string {
  return classNames(styles.words, center && styles.center, colour === 'light' && styles.light);
}

function Heading({ block }: { block: Of<'heading'> }) {
  const Tag = `h${block.level}` as const;
  return <Tag className={wordLook(block)}>{block.text}</Tag>;
}

/** Two pictures, one for small screens; the stylesheet shows the one that fits and the other is not fetched. */
function Picture({ block: { image, mobile, ratio, stretch, width } }: { block: Of<'image'> }) {
  const style: CSSProperties | undefined = stretch || width === null ? undefined : { maxWidth: width };
  const sizes = stretch || width === null ? '100vw' : `(max-width: ${width}px) 100vw, ${width}px`;
  const picture = { set: 'content', sizes, ratio, fit: 'cover' } as const;
  return (
    <div className={styles.picture} style={style}>
      {mobile && <ImageTile {...picture} image={mobile} className={styles.small} />}
      <ImageTile {...picture} image={image} className={mobile ? styles.large : undefined} />
    </div>
  );
}

function BlockLink({ block: { to, label, button, image, center, children } }: { block: Of<'link'> }) {
  if (button && !image && children.length === 0) {
    return (
      <p className={center ? styles.center : undefined}>
        <LinkButton to={to} kind={button === 'secondary' ? 'line' : 'action'}>
          {label}
        </LinkButton>
      </p>
    );
  }
  return (
    <ShopLink
      to={to}
      className={classNames(image || children.length > 0 ? styles.media : 'link', center && styles.center)}
    >
      {image && <ImageTile image={image} set="content" sizes="100vw" ratio="16 / 9" fit="cover" />}
      <ContentBlocks blocks={children} />
      {label && <span>{label}</span>}
    </ShopLink>
  );
}

function Group({ block }: { block: Of<'group'> }) {
  const { direction, gap, across, along, stretch, itemWidths, children } = block;
  const style = {
    '--across': across,
    '--along': along,
    ...(itemWidths.length > 0 ? { '--columns': itemWidths.map((width) => `${width}fr`).join(' ') } : {}),
  } as CSSProperties;
  return (
    <div className={classNames(styles.group, styles[direction], styles[gap], stretch && styles.stretch)} style={style}>
      <ContentBlocks blocks={children} />
    </div>
  );
}
