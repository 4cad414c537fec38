import type { KeyboardEventHandler } from 'react';
import { useRef } from 'react';
import field from '../field/Field.module.css';
import { describedBy, Field } from '../field/Field.tsx';
import { useSyncedProperty } from '../field/use-synced-property.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './SearchInput.module.css';

export interface SearchInputProps {
  id: string;
  label: string;
  name?: string;
  value?: string;
  placeholder?: string;
  helpText?: string;
  /** Defaults to a magnifier. */
  glyph?: IconName;
  isSmall?: boolean;
  isLabelHidden?: boolean;
  maxLength?: number;
  /** Called on every input. */
  onChange?: (value: string) => void;
  /** Called on blur or Enter. */
  onCommit?: (value: string) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** The list of suggestions below, if the page has one. */
  combobox?: { listId: string; isOpen: boolean; activeId?: string | undefined };
}

/** Search words: any text is valid. */
export function SearchInput(props: SearchInputProps) {
  const { id, label, value = '', helpText, isLabelHidden = false, onChange, onCommit } = props;
  const ref = useRef<HTMLInputElement>(null);
  useSyncedProperty(ref, 'value', value);
  return (
    <Field {...{ id, label, isLabelHidden, helpText }}>
      <span className={styles.box} data-small={props.isSmall || undefined}>
        <Icon glyph={props.glyph ?? 'search'} size="sm" />
        <input
          ref={ref}
          className={`${field.control} ${styles.input}`}
          id={id}
          name={props.name ?? id}
          type="search"
          defaultValue={value}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={describedBy(id, helpText, null)}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={(event) => {
            if (event.currentTarget.value !== value) onCommit?.(event.currentTarget.value);
          }}
          onKeyDown={props.onKeyDown}
          {...(props.combobox && comboboxAttributes(props.combobox))}
        />
      </span>
    </Field>
  );
}

function comboboxAttributes({ listId, isOpen, activeId }: NonNullable<SearchInputProps['combobox']>) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } as const;
}
