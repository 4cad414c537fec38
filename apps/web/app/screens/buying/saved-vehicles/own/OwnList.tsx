import { type Channel, channelPlural } from '@forecourt/domain';
import { isFull, maximumSaved, type SavedList } from '@forecourt/site';
import { Button, Icon, SavedVehicleCard, Select } from '@forecourt/ui';
import { Printer } from '@forecourt/ui/icons/printer';
import { buildSavedView } from '../build-saved-view.ts';
import { ComparableList } from '../ComparableList.tsx';
import { parseSavedSort, type SavedSort, savedSorts } from '../saved-sort.ts';
import { useSavedAnswer } from '../use-saved-answer.ts';
import { useSavedFacts } from '../use-saved-facts.ts';
import styles from './OwnList.module.css';
import { ShareList } from './ShareList.tsx';

interface OwnListProps {
  channel: Channel;
  list: SavedList;
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
  onRemove: (publicReference: string) => void;
}

const sortOptions = Object.entries(savedSorts).map(([value, label]) => ({ value, label }));

export function OwnList({ channel, list, sort, onSort, onRemove }: OwnListProps) {
  const entries = buildSavedView(list, useSavedAnswer(channel), sort, channel);
  const facts = useSavedFacts(channel);
  const live = entries.filter((entry) => !entry.isExpired).map(({ card }) => card.id);
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count}>
          {list.length} of {maximumSaved} {channelPlural(channel)}
          {isFull(list) ? '. The list is full: remove one to save another.' : ''}
        </p>
        <Select
          id="sort"
          label="Order"
          isLabelHidden
          isAlternative
          options={sortOptions}
          value={sort}
          onChange={(value) => onSort(parseSavedSort(value))}
        />
        <ShareList channel={channel} references={live} />
        <div className={styles.print}>
          <Button variant="secondary" size="sm" onClick={() => print()}>
            <Icon glyph={Printer} size="sm" /> Print
          </Button>
        </div>
      </div>
      <ComparableList
        heading={`Saved ${channelPlural(channel)}`}
        fields={{ channel: channelPlural(channel) }}
        items={entries.map((entry) => ({
          id: entry.card.id,
          title: entry.card.title,
          canCompare: !entry.isExpired,
          card: (
            <SavedVehicleCard
              {...entry.card}
              facts={facts.get(entry.card.id) ?? ''}
              isExpired={entry.isExpired}
              onRemove={onRemove}
            />
          ),
          note: entry.priceChange ? (
            <p className={styles.change} data-direction={entry.priceChange.direction}>
              {entry.priceChange.text}
            </p>
          ) : null,
        }))}
      />
    </>
  );
}
