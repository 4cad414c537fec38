import { capitaliseFirst, channelPlural } from '@forecourt/domain';
import type { Chip } from '../../buying/results/search-summary/build-chips.ts';
import { placeLabel } from './describe-directory.ts';
import { type AskedDealers, changedAddress } from './directory-address.ts';

export function buildDirectoryChips(asked: AskedDealers): Chip[] {
  const { name, make, county, channel, isSimiApproved, near } = asked;
  const chip = (label: string | null, changes: Partial<AskedDealers>): Chip[] =>
    label ? [{ label, removeHref: changedAddress(asked, changes) }] : [];
  return [
    ...chip(name && `“${name}”`, { name: null }),
    ...chip(make, { make: null }),
    ...chip(county && `Co. ${county}`, { county: null }),
    ...chip(channel && capitaliseFirst(channelPlural(channel)), { channel: null }),
    ...chip(isSimiApproved ? 'SIMI members' : null, { isSimiApproved: false }),
    ...chip(near && `Near ${placeLabel(near)}`, { near: null, sort: null }),
  ];
}
