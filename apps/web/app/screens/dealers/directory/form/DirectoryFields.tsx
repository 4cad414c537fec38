import { channelPlural } from '@forecourt/domain';
import type { AskedDealers } from '../directory-address.ts';

type FieldName = 'name' | 'make' | 'county' | 'channel' | 'simi' | 'near' | 'sort';

/** Hidden fields for the rest of the list's address. */
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
  // Always sent, even empty: it tells the server that this is a form.
  const kept = { ...fields, name: fields.name ?? '', [without]: null };
  return Object.entries(kept).map(([name, value]) =>
    value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
