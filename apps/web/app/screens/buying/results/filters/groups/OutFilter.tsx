import { SearchInput, Select } from '@forecourt/ui';
import type { OutFilterView } from '../filter-view.ts';
import type { ApplyFilters } from '../use-filter-form.ts';

/** Each choice adds one more to leave out, which then has a chip. */
export function OutFilter({ filter, apply }: { filter: OutFilterView; apply: ApplyFilters }) {
  const any = { value: '', label: 'None' };
  return (
    <>
      {filter.makes.length > 0 ? (
        <Select
          id="notMake"
          label="Not this make"
          isSmall
          options={[any, ...filter.makes]}
          onChange={() => apply()}
        />
      ) : null}
      {filter.models === null ? (
        // What was typed has a chip now, and must not be sent again.
        <SearchInput
          key={filter.modelsOut}
          id="notModel"
          label="Not this model"
          glyph="x"
          isSmall
          placeholder="Golf"
          maxLength={60}
          onCommit={() => apply()}
        />
      ) : filter.models.length > 0 ? (
        <Select
          id="notModel"
          label="Not this model"
          isSmall
          options={[any, ...filter.models]}
          onChange={() => apply()}
        />
      ) : null}
      <SearchInput
        id="notWords"
        label="Not these words"
        glyph="x"
        isSmall
        value={filter.words}
        placeholder="taxi import"
        maxLength={200}
        onCommit={() => apply()}
      />
    </>
  );
}
