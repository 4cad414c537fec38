import { isPageClickable, type PageStep, type Pagination as PaginationView } from '@forecourt/site';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Anchor } from '../link/Anchor.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps extends PaginationView {
  hrefOfPage: (page: number) => string;
}

/** Links to the other pages of a list. In narrow space "3 of 20" replaces the numbers. */
export function Pagination({ hrefOfPage, ...pagination }: PaginationProps) {
  const { pages, currentPage, isFirstPage, isLastPage } = pagination;
  const lastPage = pages.at(-1)?.value ?? currentPage;
  const control = (label: string, glyph: IconName, page: number, isDisabled: boolean, rel?: string) => (
    <Control {...{ label, glyph, isDisabled, rel }} href={hrefOfPage(page)} />
  );
  if (pages.length < 2) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <ul className={styles.steps}>
        <li>{control('First page', 'chevrons-left', 1, isFirstPage)}</li>
        <li>{control('Previous page', 'chevron-left', currentPage - 1, isFirstPage, 'prev')}</li>
        <li className={styles.brief}>
          <span className="visually-hidden">Page </span>
          {currentPage} of {lastPage}
        </li>
        {pages.map((step, index) => (
          // Gaps have no number of their own, so the key uses their neighbour's.
          <li key={step.value ?? `gap-${pages[index - 1]?.value}`} className={styles.page}>
            <Page step={step} isLink={isPageClickable(pagination, step)} hrefOfPage={hrefOfPage} />
          </li>
        ))}
        <li>{control('Next page', 'chevron-right', currentPage + 1, isLastPage, 'next')}</li>
        <li>{control('Last page', 'chevrons-right', lastPage, isLastPage)}</li>
      </ul>
    </nav>
  );
}

function Page({
  step,
  isLink,
  hrefOfPage,
}: {
  step: PageStep;
  isLink: boolean;
  hrefOfPage: (page: number) => string;
}) {
  if (step.value === null) return <span className={styles.gap}>{step.label}</span>;
  const name = (
    <>
      <span className="visually-hidden">Page </span>
      {step.label}
    </>
  );
  return isLink ? (
    <Anchor className={styles.step} href={hrefOfPage(step.value)}>
      {name}
    </Anchor>
  ) : (
    <span className={styles.step} aria-current="page">
      {name}
    </span>
  );
}

/** Without an address there is nothing to follow; the role keeps it announced as a disabled link. */
const disabledLink = { role: 'link', 'aria-disabled': true } as const;

interface ControlProps {
  label: string;
  glyph: IconName;
  href: string;
  isDisabled: boolean;
  rel: string | undefined;
}

function Control({ label, glyph, href, isDisabled, rel }: ControlProps) {
  const name = <Icon glyph={glyph} size="sm" label={label} />;
  return isDisabled ? (
    <a className={styles.step} {...disabledLink}>
      {name}
    </a>
  ) : (
    <Anchor className={styles.step} href={href} rel={rel}>
      {name}
    </Anchor>
  );
}
