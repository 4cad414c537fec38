import { Checkbox } from '@forecourt/ui';
import styles from './Office.module.css';

interface KeysSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What each key does. */
  keys: readonly (readonly [key: string, does: string])[];
}

/** The keys of a screen. Somebody who speaks to their computer must be able to switch single letters off. */
export function KeysSwitch({ isOn, onChange, keys }: KeysSwitchProps) {
  return (
    <div className={`${styles.keys} needs-script`}>
      <Checkbox id="office-keys" label="Use the keyboard" checked={isOn} onChange={onChange} smallCheckBox />
      {isOn ? (
        <ul>
          {keys.map(([key, does]) => (
            <li key={key}>
              <kbd>{key}</kbd> {does}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
