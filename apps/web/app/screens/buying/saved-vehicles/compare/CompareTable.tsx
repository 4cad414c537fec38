import { Anchor, ButtonLink, Icon, PictureStrip, PriceMark } from '@forecourt/ui';
import { SaveHeart } from '../../../../visitor/saved/SaveHeart.tsx';
import type { ComparePage } from '../find-saved-page.ts';
import type { CompareColumn } from './build-compare-view.ts';
import { ColumnNames } from './ColumnNames.tsx';
import styles from './CompareTable.module.css';
import type { CompareCell, CompareGroup, CompareRow } from './compare-row.ts';
import { useColumnNames } from './use-column-names.ts';

type CompareTableProps = Pick<ComparePage, 'columns' | 'groups' | 'removeHrefs'>;

/** Vehicles side by side: one column each, differences marked. */
export function CompareTable({ columns, groups, removeHrefs }: CompareTableProps) {
  const { head, names, isShown, follow } = useColumnNames();
  return (
    <div className={styles.frame} data-columns={columns.length}>
      <ColumnNames columns={columns} place={names} isShown={isShown} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that keyboard users can scroll it */}
      <section className={styles.scroller} aria-label="The comparison" tabIndex={0} onScroll={follow}>
        <table className={styles.table}>
          <caption className="visually-hidden">{columns.map(({ title }) => title).join(', ')}</caption>
          <thead ref={head}>
            <tr>
              <td className={styles.corner} />
              {columns.map((column, index) => (
                <th key={column.id} scope="col" className={styles.vehicle}>
                  <ColumnHead
                    column={column}
                    removeHref={columns.length > 1 ? removeHrefs[index] : undefined}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <GroupRows key={group.name} group={group} width={columns.length + 1} />
          ))}
        </table>
      </section>
    </div>
  );
}

function ColumnHead({ column, removeHref }: { column: CompareColumn; removeHref: string | undefined }) {
  const { title, derivative, href, pictures, isExpired, channel, saved } = column;
  return (
    <>
      <div className={styles.picture}>
        {/* Without priority, which preloads: the list before this page has loaded them, and browsers then warn. */}
        <PictureStrip {...{ href, pictures }} sizes="240px" />
        {removeHref ? (
          <Anchor className={styles.remove} href={removeHref} aria-label={`Remove ${title}`}>
            <Icon glyph="x" size="sm" />
          </Anchor>
        ) : null}
        {isExpired ? null : (
          <div className={styles.save}>
            <SaveHeart channel={channel} vehicle={saved} />
          </div>
        )}
      </div>
      <Anchor className={styles.title} href={href}>
        {title}
      </Anchor>
      {derivative ? <p className={styles.derivative}>{derivative}</p> : null}
      {isExpired ? <p className={styles.expired}>Expired advert</p> : null}
    </>
  );
}

function GroupRows({ group, width }: { group: CompareGroup; width: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={width} className={styles.group}>
          <span>{group.name}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </tbody>
  );
}

function Row({ row }: { row: CompareRow }) {
  return (
    <tr data-different={row.isDifferent || undefined} data-same={!row.isDifferent || undefined}>
      <th scope="row" className={styles.label}>
        {row.label}
        {row.isDifferent ? <span className="visually-hidden">, differs</span> : null}
      </th>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
        <td key={index} className={styles.cell}>
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { text, absence, best, isUsual, mark, link } }: { cell: CompareCell }) {
  if (text === '') return <span className={styles.unknown}>{absence}</span>;
  return (
    <>
      {mark ? <PriceMark {...mark} /> : text} {best ? <span className={styles.best}>{best}</span> : null}
      {isUsual ? <small className={styles.usual}>usual for this model</small> : null}
      {link ? (
        <p className={styles.next}>
          <ButtonLink href={link.href} size="sm" variant="secondary" isWide>
            {link.text}
            <span className="visually-hidden"> {link.about}</span>
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
