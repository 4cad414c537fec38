import { channelSearchRoot, formatFormAddress, formatQuery } from '@forecourt/domain';
import { Button, Combobox, Select, Switcher } from '@forecourt/ui';
import { type ComponentType, type FormEvent, lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchFormView } from './build-search-form-view.ts';
import { type Reading, readingOf } from './reading.ts';
import styles from './SearchForm.module.css';
import { SuggestBox } from './SuggestBox.tsx';
import { useLiveStock } from './use-live-stock.ts';
import type { SuggestAnswer } from './use-suggestions.ts';

/** Loaded with the first words; the form works without. */
const WordChips = lazy<ComponentType<Reading>>(() =>
  import('./WordChips.tsx').then(
    ({ WordChips }) => ({ default: WordChips }),
    () => ({ default: () => null }),
  ),
);

const nothingChosen = { make: '', model: '', maxPrice: '', county: '' };

/**
 * The search form for any page: channel, make, model, price and county, or the same as free text. Without
 * JavaScript it is a GET form for cars.
 */
export function SearchForm({ view }: { view: SearchFormView }) {
  const navigate = useNavigate();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState(nothingChosen);
  const [reading, setReading] = useState<Reading | null>(null);
  const form = view.channels[index] ?? view.channels[0];
  const channel = form?.channel ?? 'Car';
  const stock = useLiveStock(channel, chosen, reading);
  const choose = (change: Partial<typeof nothingChosen>) => setChosen((old) => ({ ...old, ...change }));
  const any = (label: string) => ({ value: '', label });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    navigate(formatFormAddress({ base: 'search', channel }, fields));
  };

  return (
    <div className={styles.search}>
      {/* Outside the form: the path of the address names the channel. */}
      <div className="needs-script">
        <Switcher
          legend="What are you looking for?"
          labels={view.channels.map(({ label }) => label)}
          selectedIndex={index}
          onSelect={({ index: next }) => {
            setIndex(next);
            choose({ make: '', model: '' });
          }}
        />
      </div>
      <form className={styles.form} method="get" action={channelSearchRoot(channel)} onSubmit={send}>
        <SuggestBox
          id="search-words"
          label="Describe what you want"
          name="q"
          placeholder="Automatic diesel estate under 15k near Cork"
          maxLength={200}
          listLabel="Suggestions"
          addressOf={(q) => `/rest/1.0/${channel}/suggest${formatQuery({ q })}`}
          onAnswer={(answer: (SuggestAnswer & Reading) | null) => setReading(answer && readingOf(answer))}
        >
          {reading ? (
            <Suspense>
              <WordChips {...reading} />
            </Suspense>
          ) : null}
        </SuggestBox>
        <div className={styles.fields}>
          <Combobox
            // Another channel has other makes.
            key={`make ${channel}`}
            id="search-make"
            name="make"
            label="Make"
            anyLabel="Any make"
            options={form?.makes ?? []}
            onChange={(make) => choose({ make, model: '' })}
          />
          {/* The models of a make are loaded once it is chosen; without JavaScript the results offer them. */}
          <div className="needs-script">
            <Combobox
              key={`model ${channel} ${chosen.make}`}
              id="search-model"
              name="model"
              label="Model"
              anyLabel={chosen.make ? 'Any model' : 'Choose a make first'}
              options={chosen.make ? stock.models : []}
              isDisabled={chosen.make === ''}
              onChange={(model) => choose({ model })}
            />
          </div>
          <Select
            id="search-price"
            name="maxPrice"
            label="Price"
            options={[any('Any price'), ...view.prices]}
            onChange={(maxPrice) => choose({ maxPrice })}
          />
          <Select
            id="search-county"
            name="county"
            label="County"
            options={[any('All of Ireland'), ...view.counties]}
            onChange={(county) => choose({ county })}
          />
        </div>
        <div className={styles.send}>
          <Button type="submit" isWide>
            {/* Without JavaScript a count would not follow what is chosen. */}
            <span className={styles.counted}>Show {stock.count ?? form?.count}</span>
            <span className={styles.uncounted}>Show results</span>
          </Button>
        </div>
      </form>
    </div>
  );
}
