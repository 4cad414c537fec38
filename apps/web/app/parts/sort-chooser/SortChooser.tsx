import { Button, Select } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styles from './SortChooser.module.css';

interface SortChooserProps {
  sort: { selected: string; options: readonly { value: string; label: string; href: string }[] };
  /** Where the form submits without JavaScript. */
  action: string;
  /** Hidden fields: the other filters of the list. */
  children: ReactNode;
}

/** The sort order of a list: applied at once with JavaScript, submitted as a form without it. */
export function SortChooser({ sort, action, children }: SortChooserProps) {
  const navigate = useNavigate();
  const choose = (value: string) => {
    const chosen = sort.options.find((option) => option.value === value);
    if (chosen) void navigate(chosen.href, { preventScrollReset: true });
  };
  return (
    <form className={styles.sort} method="get" action={action}>
      {children}
      <span className={styles.words} aria-hidden="true">
        Sort by
      </span>
      <Select
        id="sort"
        label="Sort by"
        isLabelHidden
        isSmall
        isAlternative
        options={sort.options}
        value={sort.selected}
        onChange={choose}
      />
      <span className={styles.send}>
        <Button type="submit" variant="secondary" size="sm">
          Sort
        </Button>
      </span>
    </form>
  );
}
