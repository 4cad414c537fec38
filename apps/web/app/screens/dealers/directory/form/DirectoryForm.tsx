import { channelPlural, formatQuery } from '@forecourt/domain';
import { Button, Checkbox, SearchInput, Select } from '@forecourt/ui';
import { useRef } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import { SuggestBox } from '../../../../parts/search-form/SuggestBox.tsx';
import type { DirectoryView } from '../build-directory-view.ts';
import { changedAddress, isPosition } from '../directory-address.ts';
import styles from './DirectoryForm.module.css';
import { NearMe } from './NearMe.tsx';

/** A GET form, which JavaScript submits at every choice. */
export function DirectoryForm({ view }: { view: DirectoryView }) {
  const { asked, makes, counties, simiCount } = view;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const submit = useSubmit();
  const isFromPosition = isPosition(asked.near);

  // The server knows the canonical address, so the browser does not need every town.
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
      <SuggestBox
        id="name"
        label="Name"
        placeholder="Any dealer"
        maxLength={80}
        value={asked.name ?? ''}
        listLabel="Dealers"
        addressOf={(q) =>
          `/rest/1.0/dealers/suggest${formatQuery({ q, channel: asked.channel && channelPlural(asked.channel) })}`
        }
      />
      <Select
        id="make"
        label="Make"
        value={asked.make ?? ''}
        options={[{ value: '', label: 'Any make' }, ...makes]}
        onChange={apply}
      />
      <Select
        id="county"
        label="County"
        value={asked.county ?? ''}
        options={[{ value: '', label: 'All of Ireland' }, ...counties]}
        onChange={apply}
      />
      <div className={styles.near}>
        <SearchInput
          id="near"
          label="Near"
          glyph="map-pin"
          value={isFromPosition ? '' : view.place}
          placeholder={isFromPosition ? 'Your place' : 'Town or Eircode'}
          maxLength={80}
          onCommit={apply}
        />
        <NearMe
          onFound={(near) =>
            navigate(changedAddress(asked, { near, sort: null }), { preventScrollReset: true })
          }
        />
      </div>
      {/* A position means nothing in a text field, but still counts until a place is typed. */}
      {isFromPosition ? <input type="hidden" name="near" value={asked.near ?? ''} /> : null}
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
