import { channelPlural } from '@forecourt/domain';
import { Button, Checkbox, SearchInput, Select } from '@forecourt/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { useRef } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import type { DirectoryView } from './build-directory-view.ts';
import { DealerNameBox } from './DealerNameBox.tsx';
import styles from './DirectoryForm.module.css';
import { changedAddress } from './directory-address.ts';
import { NearMe } from './NearMe.tsx';

/** A GET form, which with JavaScript is sent by every choice. */
export function DirectoryForm({ view }: { view: DirectoryView }) {
  const { asked, makes, counties, simiCount } = view;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const submit = useSubmit();
  const isPosition = asked.near?.includes(',') ?? false;

  // The server knows the address that says the same: the browser need not know every town for that.
  const apply = () => void submit(form.current, { preventScrollReset: true });

  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action="/dealers"
      aria-label="Find a dealer"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <DealerNameBox name={asked.name ?? ''} channel={asked.channel ?? 'Car'} />
      <Select
        id="make"
        label="Make sold"
        value={asked.make ?? ''}
        options={[{ value: '', label: 'Any make' }, ...makes]}
        onChange={apply}
      />
      <Select
        id="county"
        label="County"
        value={asked.county ?? ''}
        options={[{ value: '', label: 'All Ireland' }, ...counties]}
        onChange={apply}
      />
      <div className={styles.near}>
        <SearchInput
          id="near"
          label="Near"
          glyph={MapPin}
          value={isPosition ? '' : view.place}
          placeholder={isPosition ? 'Your place' : 'Town or Eircode'}
          maxLength={80}
          onCommit={apply}
        />
        <NearMe
          onFound={(near) =>
            navigate(changedAddress(asked, { near, sort: null }), { preventScrollReset: true })
          }
        />
      </div>
      {/* A position says nothing in a field, and still counts until a place is typed. */}
      {isPosition ? <input type="hidden" name="near" value={asked.near ?? ''} /> : null}
      {asked.channel ? <input type="hidden" name="channel" value={channelPlural(asked.channel)} /> : null}
      {asked.sort ? <input type="hidden" name="sort" value={asked.sort} /> : null}
      <div className={styles.foot}>
        <Checkbox
          id="simi"
          label={`SIMI members only (${simiCount})`}
          value="1"
          checked={asked.isSimiApproved}
          onChange={apply}
        />
        <Button type="submit">Find dealers</Button>
      </div>
    </form>
  );
}
