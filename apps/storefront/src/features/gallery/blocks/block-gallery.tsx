import { ContentBlocks } from '../../../goods/blocks/content-blocks.tsx';
import styles from './block-gallery.module.css';
import type { ExampleGroup, ShownExample } from './list-examples.server.ts';

/** Every block type in every variant, each with its own anchor: `#link-button`. */
export function BlockGallery({ groups }: { groups: readonly ExampleGroup[] }) {
  return (
    <>
      <nav aria-label="Kinds of block">
        <ul className={styles.kinds}>
          {groups.map(({ id }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, examples }) => (
        <div key={id} id={id} className={styles.kind}>
          <h2>{id}</h2>
          {examples.map((example) => (
            <Example key={example.anchor} example={example} />
          ))}
        </div>
      ))}
    </>
  );
}

function Example({ example: { name, anchor, blocks } }: { example: ShownExample }) {
  const [block] = blocks;
  const isLight = (block?.id === 'heading' || block?.id === 'paragraph') && block.value.colourVariant === 'light';
  // keep heading levels free of gaps
  const Title = block?.id === 'heading' && block.value.level > 4 ? (`h${block.value.level - 1}` as 'h4') : 'h3';
  return (
    <div id={anchor} className={styles.example}>
      <Title className={styles.name}>{name}</Title>
      <div className={isLight ? styles.dark : undefined} data-example={anchor}>
        <ContentBlocks blocks={blocks} />
      </div>
    </div>
  );
}
