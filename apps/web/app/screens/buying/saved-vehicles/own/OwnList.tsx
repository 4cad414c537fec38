import { type Channel, channelPlural } from '@forecourt/domain';
import type { SavedList } from '@forecourt/site';
import { Button, ButtonLink, Icon, Select, VehicleCard } from '@forecourt/ui';
import { AdvertTick } from '../../../../visitor/compared/AdvertTick.tsx';
import { viewingDayPath } from '../../viewing-day/viewing-day-address.ts';
import { buildSavedView } from '../build-saved-view.ts';
import { CardGrid } from '../CardGrid.tsx';
import { parseSavedSort, type SavedSort, savedSorts } from '../saved-sort.ts';
import { useSavedAnswer } from '../use-saved-answer.ts';
import { useSavedCards } from '../use-saved-cards.ts';
import { describeCount } from './describe-count.ts';
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
  const cards = useSavedCards(channel);
  const live = entries.filter((entry) => !entry.isExpired).map(({ card }) => card.id);
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count}>{describeCount(list.length, channel)}</p>
        <Select
          id="sort"
          label="Order"
          isLabelHidden
          isAlternative
          options={sortOptions}
          value={sort}
          onChange={(value) => onSort(parseSavedSort(value))}
        />
        <ButtonLink href={viewingDayPath} variant="secondary" size="sm" isRouter={false}>
          <Icon glyph="calendar-days" size="sm" /> Plan a viewing day
        </ButtonLink>
        <ShareList channel={channel} references={live} />
        <div className={styles.print}>
          <Button variant="secondary" size="sm" onClick={() => print()}>
            <Icon glyph="printer" size="sm" /> Print
          </Button>
        </div>
      </div>
      <CardGrid
        heading={`Saved ${channelPlural(channel)}`}
        channel={channel}
        items={entries.map(({ card, isExpired, priceChange }) => ({
          id: card.id,
          card: (
            <VehicleCard
              {...card}
              facts=""
              {...cards.get(card.id)}
              cardType="saved-car-card"
              isExpired={isExpired}
              onRemove={onRemove}
              flag={
                priceChange ? (
                  <p className={styles.change} data-direction={priceChange.direction}>
                    {priceChange.text}
                  </p>
                ) : null
              }
              tick={
                isExpired ? null : (
                  <AdvertTick channel={channel} publicReference={card.id} title={card.title} />
                )
              }
            />
          ),
        }))}
      />
    </>
  );
}
