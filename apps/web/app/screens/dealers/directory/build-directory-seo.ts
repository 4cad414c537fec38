import { dealerDirectoryPath } from '@forecourt/domain';
import type { DirectoryCounts } from '@forecourt/services';
import type { SeoLinks, SeoTab } from '@forecourt/site';
import type { AskedDealers } from './directory-address.ts';

/** Links to other lists, only to those with dealers; all of them indexable addresses. */
export function buildDirectorySeo({ make, county }: AskedDealers, counts: DirectoryCounts): SeoLinks | null {
  const who = make ? `${make} dealers` : 'Dealers';
  const where = county ? ` in Co. ${county}` : '';
  const tabs: Omit<SeoTab, 'isSelected'>[] = [
    {
      title: 'Counties',
      links: [...counts.county.keys()].map((name) => ({
        text: `${who} in ${name}`,
        href: dealerDirectoryPath({ make, county: name }),
      })),
    },
    {
      title: 'Makes',
      links: [...counts.make.keys()].map((name) => ({
        text: `${name} dealers${where}`,
        href: dealerDirectoryPath({ make: name, county }),
      })),
    },
  ];
  const filled = tabs.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return null;
  return {
    title: 'More dealers',
    subTitle: 'Each of these has a dealer in it.',
    tabs: filled.map((tab, index) => ({ ...tab, isSelected: index === 0 })),
  };
}
