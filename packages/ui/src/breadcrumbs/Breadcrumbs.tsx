import { type BreadcrumbItem, canShowBreadcrumbs } from '@forecourt/site';
import { Link } from '../link/Link.tsx';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  items: readonly BreadcrumbItem[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  if (!canShowBreadcrumbs(items)) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {items.map((item) => (
          <li key={item.url + item.text} className={styles.step}>
            {item.type === 'link' ? (
              <Link href={item.url} isRouter={item.useRouter} isQuiet>
                {item.text}
              </Link>
            ) : (
              <span aria-current="page">{item.text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
