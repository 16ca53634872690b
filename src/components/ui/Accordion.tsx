import { type ReactNode, useId } from 'react';
import { anchorOf } from '~/lib/anchor.ts';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  /** `id`: the item's id, if not made from its title. */
  items: readonly { title: string; content: ReactNode; id?: string }[];
  /** Two columns are filled one after the other, so that an item that opens moves nothing beside it. */
  columns?: 1 | 2;
  /** Lets the contents fill the width, which is too wide for a text. */
  isWide?: boolean;
  isFirstOpen?: boolean | undefined;
  /** Level of the titles; contents with collapsible items of their own need the higher one. */
  level?: 'h2' | 'h3';
};

export function Accordion({ items, columns = 1, isWide, isFirstOpen, level: Title = 'h3' }: Props) {
  const name = useId();
  const rows = Math.ceil(items.length / columns);
  const split = columns === 1 ? [items] : [items.slice(0, rows), items.slice(rows)];
  return (
    <div className={styles.accordion} data-columns={columns} data-wide={isWide}>
      {split.map((column) => (
        <div key={column[0]?.title}>
          {column.map(({ title, content, id = anchorOf(title) }) => (
            <details
              key={title}
              name={name}
              open={isFirstOpen && title === items[0]?.title}
              className={styles.item}
            >
              <summary className={styles.summary}>
                <Title className={styles.title}>{title}</Title>
                <Icon name="chevron-down" />
              </summary>
              {/* The id is inside <details> so that a link to it opens the item. */}
              <div id={id} className={styles.content}>
                {typeof content === 'string' ? <p>{content}</p> : content}
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
