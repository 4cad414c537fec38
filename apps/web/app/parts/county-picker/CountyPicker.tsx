import { useState } from 'react';
import type { CountyPickerView } from './build-county-picker.ts';
import { CountyList } from './CountyList.tsx';
import { CountyMap } from './CountyMap.tsx';
import styles from './CountyPicker.module.css';

/**
 * The counties as a map and as a list, for visitors who know the map and for everyone else. Pointing at a
 * county in one highlights it in both.
 */
export function CountyPicker({ counties }: CountyPickerView) {
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <div className={styles.frame}>
      <div className={styles.picker}>
        <CountyMap counties={counties} pointed={pointed} onPoint={setPointed} />
        <CountyList counties={counties} pointed={pointed} onPoint={setPointed} />
      </div>
    </div>
  );
}
