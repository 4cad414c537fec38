import { Combobox, type ComboboxProps } from '../combobox/Combobox.tsx';
import { Filter, type FilterContract } from '../filter/Filter.tsx';

export interface ComboboxFilterProps
  extends FilterContract,
    Pick<ComboboxProps, 'id' | 'options' | 'anyLabel'> {
  name: string;
  value: string;
  isDisabled?: boolean;
  isOpen?: boolean;
  onChange?: (value: string) => void;
}

/** A make, a model: one of many, found by typing. */
export function ComboboxFilter({
  id,
  name,
  options,
  anyLabel,
  value,
  isDisabled,
  onChange,
  ...filter
}: ComboboxFilterProps) {
  return (
    <Filter {...filter}>
      <Combobox
        {...{ id, name, options, anyLabel, value, isDisabled, onChange }}
        label={filter.label}
        isLabelHidden
        isSmall
      />
    </Filter>
  );
}
