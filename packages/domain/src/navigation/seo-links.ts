export interface SeoTab {
  title: string;
  isSelected: boolean;
  links: readonly { text: string; href: string }[];
}

export interface SeoLinks {
  title: string;
  subTitle: string;
  tabs: readonly SeoTab[];
}

/** Selecting a tab unselects the others; a tab that is not there changes nothing. */
export function selectSeoTab(seoLinks: SeoLinks, index: number): SeoLinks {
  if (!seoLinks.tabs[index]) return seoLinks;
  return {
    ...seoLinks,
    tabs: seoLinks.tabs.map((tab, position) => ({ ...tab, isSelected: position === index })),
  };
}

/** Only the selected tab's links show. */
export function shownSeoLinks(seoLinks: SeoLinks): SeoTab['links'] {
  return seoLinks.tabs.find((tab) => tab.isSelected)?.links ?? [];
}
