import { capitaliseFirst, parseNear } from '@forecourt/domain';
import type { AskedDealers } from './directory-address.ts';

/** The directory's two entry pages, before a choice is made. */
export type Entrance = 'by-make' | 'by-county' | null;

/** `Ford commercial dealers in Co. Cork`. */
export function describeDirectory(asked: AskedDealers, entrance: Entrance): string {
  if (entrance === 'by-make') return 'Dealers by make';
  if (entrance === 'by-county') return 'Dealers by county';
  const { name, make, county, channel, near } = asked;
  const who = [make, channel?.toLowerCase(), 'dealers'].filter(Boolean).join(' ');
  const where = [county && `in Co. ${county}`, near && `near ${placeLabel(near)}`].filter(Boolean).join(', ');
  const named = name && `named “${name}”`;
  return capitaliseFirst([who, where || (name ? null : 'in Ireland'), named].filter(Boolean).join(' '));
}

export function placeLabel(near: string): string {
  return parseNear(near)?.label ?? 'your place';
}
