import type { EquipmentGroup } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './Equipment.module.css';
import { filterEquipment } from './filter-equipment.ts';

/** A short list is faster to read than to search. */
const worthSearching = 12;

export function Equipment({ groups }: { groups: readonly EquipmentGroup[] }) {
  const [words, setWords] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // Text typed before hydration.
  useEffect(() => setWords(box.current?.value ?? ''), []);
  const id = useId();
  const shown = filterEquipment(groups, words);
  const count = countItems(groups);
  return (
    <div className={styles.equipment}>
      {count >= worthSearching ? (
        <div className="needs-script">
          <label className="visually-hidden" htmlFor={id}>
            Search the equipment
          </label>
          <input
            id={id}
            type="search"
            className={styles.box}
            placeholder={`Search its ${count} features`}
            ref={box}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p className="visually-hidden" aria-live="polite">
            {words.trim() === '' ? '' : `${countItems(shown)} found`}
          </p>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <p className={styles.none}>The seller doesn’t list that. Ask before you travel.</p>
      ) : null}
      <div className={styles.groups}>
        {shown.map(({ name, items }) => (
          <div key={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>
                  <Icon glyph="check" size="sm" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

function countItems(groups: readonly EquipmentGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
