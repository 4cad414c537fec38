import { formatFormAddress } from '@forecourt/domain';
import { Anchor, Button, Link, MessageBanner, Pagination, Select } from '@forecourt/ui';
import { useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { hrefOfPage } from '../../../../parts/dealer/page-address.ts';
import { ComparableCard } from '../../../../parts/vehicle/ComparableCard.tsx';
import { CompareBar } from '../../../../visitor/compared/CompareBar.tsx';
import type { StockTab, StockView } from './build-stock-view.ts';
import styles from './StoreStock.module.css';

export function StoreStock({ view }: { view: StockView }) {
  const isLoading = useNavigation().state === 'loading';
  const { pagination, firstPageHref, clearHref } = view;
  const [first] = view.cards;
  return (
    <div className={styles.stock}>
      <Tabs tabs={view.tabs} />
      <StockForm view={view} />
      {view.problems.map((problem) => (
        <MessageBanner key={problem} type="warning" title={problem} />
      ))}
      <p className={styles.count} role="status">
        <strong>{view.count}</strong>
        {clearHref ? <Link href={`${clearHref}#stock`}>Show all</Link> : null}
        <Link href={view.searchHref}>Search with all filters</Link>
      </p>
      {view.cards.length > 0 ? (
        <ul className={styles.cards} aria-busy={isLoading}>
          {view.cards.map((card) => (
            <li key={card.card.id}>
              <ComparableCard {...card} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{clearHref ? 'Nothing like that in stock.' : 'Nothing in stock at the moment.'}</p>
      )}
      {first ? (
        <CompareBar
          channel={first.channel}
          shown={view.cards.map(({ card }) => card.id)}
          from={hrefOfPage(firstPageHref, 'page', pagination.currentPage)}
        />
      ) : null}
      <Pagination {...pagination} hrefOfPage={(page) => `${hrefOfPage(firstPageHref, 'page', page)}#stock`} />
    </div>
  );
}

function Tabs({ tabs }: { tabs: readonly StockTab[] }) {
  if (tabs.length === 0) return null;
  return (
    <nav aria-label="Vehicle types">
      <ul className={styles.tabs}>
        {tabs.map(({ channel, text, count, href, isCurrent }) => (
          <li key={channel}>
            <Anchor className={styles.tab} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {text} <span className={styles.number}>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A GET form; JavaScript submits it at every choice. */
function StockForm({ view: { path, hidden, fields } }: { view: StockView }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const send = () => {
    if (!form.current) return;
    const pairs = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    navigate(formatFormAddress({ base: 'fixed', path }, pairs), { preventScrollReset: true, replace: true });
  };
  return (
    <form ref={form} className={styles.form} method="get" action={`${path}#stock`} autoComplete="off">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, value, options }) => (
        <Select
          key={name}
          id={`stock-${name}`}
          name={name}
          label={label}
          value={value}
          options={options}
          isSmall
          onChange={send}
        />
      ))}
      <span className={styles.send}>
        <Button type="submit" variant="secondary" size="sm">
          Show
        </Button>
      </span>
    </form>
  );
}
