import { savedVehiclesPath } from '@forecourt/site';
import { Button, Checkbox, useHydrated } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { maximumCompared } from '../../../visitor/compared/compared-lists.ts';
import styles from './ComparableList.module.css';

export interface ComparableItem {
  id: string;
  title: string;
  canCompare: boolean;
  card: ReactNode;
  /** A label on the picture. */
  note?: ReactNode;
}

interface ComparableListProps {
  /** The list's heading, for screen readers that navigate by heading. */
  heading: string;
  /** The other parameters of the comparison's address. */
  fields: Readonly<Record<string, string>>;
  items: readonly ComparableItem[];
}

/** Cards of which up to four can be chosen and compared: a form, so that it works before JavaScript runs. */
export function ComparableList({ heading, fields, items }: ComparableListProps) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // A removed card is no longer compared.
  const present = chosen.filter((id) => items.some((item) => item.id === id));
  const canCompare = items.filter((item) => item.canCompare).length > 1;
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...present, id] : present.filter((other) => other !== id));
  return (
    <Form className={styles.form} method="get" action={savedVehiclesPath}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2 className="visually-hidden">{heading}</h2>
      {canCompare ? (
        <p className={styles.how}>
          Tick “Compare” under two or more, up to {maximumCompared}, to see them side by side.
        </p>
      ) : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.card}
            {item.note ? <div className={styles.note}>{item.note}</div> : null}
            <div className={styles.choice}>
              {item.canCompare && canCompare ? (
                <Checkbox
                  id={`compare-${item.id}`}
                  name="compare"
                  value={item.id}
                  label={
                    <>
                      Compare<span className="visually-hidden"> {item.title}</span>
                    </>
                  }
                  smallCheckBox
                  checked={present.includes(item.id)}
                  disabled={present.length >= maximumCompared && !present.includes(item.id)}
                  onChange={(isChosen) => choose(item.id, isChosen)}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {canCompare ? (
        <div className={styles.bar} data-chosen={present.length > 0 || undefined}>
          <p aria-live="polite">{hintFor(present.length)}</p>
          <Button type="submit" isDisabled={isHydrated && present.length < 2}>
            Compare
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

function hintFor(count: number): string {
  if (count === 0) return `Choose up to ${maximumCompared} to see side by side.`;
  if (count === 1) return '1 chosen. Choose another.';
  return count < maximumCompared ? `${count} chosen.` : `${count} chosen, as many as fit side by side.`;
}
