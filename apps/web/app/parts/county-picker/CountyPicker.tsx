import { useState } from 'react';
import type { CountyPickerView } from './build-county-picker.ts';
import { CountyList } from './CountyList.tsx';
import { CountyMap } from './CountyMap.tsx';
import styles from './CountyPicker.module.css';

/** The counties twice: as a map for whoever knows where they are, as a list for everybody. What is pointed at in one shows in both. */
export function CountyPicker({ counties }: CountyPickerView) {
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <div className={styles.picker}>
      <CountyMap counties={counties} pointed={pointed} onPoint={setPointed} />
      <CountyList counties={counties} pointed={pointed} onPoint={setPointed} />
    </div>
  );
}
