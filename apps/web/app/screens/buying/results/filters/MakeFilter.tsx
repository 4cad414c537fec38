import { Combobox, FacetList, Filter } from '@forecourt/ui';
import type { MakeFilterView } from './filter-view.ts';
import type { ApplyFilters } from './use-filter-form.ts';

/** Visitors do not choose more makes than this. */
const mostMakes = 4;

/** A field for each chosen make and one more, with the models of each make below. */
export function MakeFilter({ filter, apply }: { filter: MakeFilterView; apply: ApplyFilters }) {
  const { chosen, options, models } = filter;
  const boxes = [...chosen, ''].slice(0, Math.max(mostMakes, chosen.length));
  const choose = (index: number, value: string) => {
    const makes = boxes.with(index, value).filter((make, at, all) => make !== '' && all.indexOf(make) === at);
    const kept = models
      .filter(({ make }) => makes.includes(make))
      .flatMap((group) => group.options.filter(({ isChecked }) => isChecked).map((option) => option.value));
    apply({ make: makes, model: kept });
  };
  return (
    <>
      <Filter {...filter} isOpen>
        {boxes.map((value, index) => (
          <Combobox
            // biome-ignore lint/suspicious/noArrayIndexKey: the field in which a make was chosen keeps the focus
            key={index}
            id={`make-${index}`}
            name="make"
            label={index === 0 ? 'Make' : `Make ${index + 1}`}
            isLabelHidden
            isSmall
            anyLabel={index === 0 ? 'Any make' : 'Add another make'}
            options={options.filter((option) => option.value === value || !chosen.includes(option.value))}
            value={value}
            onChange={(next) => choose(index, next)}
          />
        ))}
      </Filter>
      {models.map((group) =>
        group.options.length > 0 ? (
          <FacetList
            key={group.make}
            label={group.label}
            name="model"
            options={group.options}
            displayValue={labelsOf(group.options)}
            isApplied={group.options.some(({ isChecked }) => isChecked)}
            appliedCount={group.options.filter(({ isChecked }) => isChecked).length}
            isOpen
            onChange={() => apply()}
          />
        ) : null,
      )}
    </>
  );
}

function labelsOf(options: MakeFilterView['models'][number]['options']): string {
  return options
    .filter(({ isChecked }) => isChecked)
    .map(({ label }) => label)
    .join(', ');
}
