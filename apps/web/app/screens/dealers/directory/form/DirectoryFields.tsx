import { channelPlural } from '@forecourt/domain';
import type { AskedDealers } from '../directory-address.ts';

type FieldName = 'name' | 'make' | 'county' | 'channel' | 'simi' | 'near' | 'sort';

/** What a form keeps of the list that it changes. */
export function DirectoryFields({ asked, without }: { asked: AskedDealers; without: FieldName }) {
  const fields: Record<FieldName, string | null> = {
    name: asked.name,
    make: asked.make,
    county: asked.county,
    channel: asked.channel && channelPlural(asked.channel),
    simi: asked.isSimiApproved ? '1' : null,
    near: asked.near,
    sort: asked.sort,
  };
  // Always sent, even empty: by it the server knows a form.
  const kept = { ...fields, name: fields.name ?? '', [without]: null };
  return Object.entries(kept).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
