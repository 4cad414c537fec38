import { Button, Select } from '@forecourt/ui';
import { useNavigate } from 'react-router';
import type { ResultsData } from './load-results.server.ts';
import styles from './SortChooser.module.css';

type SortView = Pick<ResultsData, 'sort' | 'action' | 'fields'>;

/** The order of the list: chosen at once with JavaScript, sent as a form without it. */
export function SortChooser({ sort, action, fields }: SortView) {
  const navigate = useNavigate();
  const choose = (value: string) => {
    const chosen = sort.options.find((option) => option.value === value);
    if (chosen) navigate(chosen.href, { preventScrollReset: true });
  };
  return (
    <form className={styles.sort} method="get" action={action}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
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
