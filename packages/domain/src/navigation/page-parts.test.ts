import { describe, expect, it } from 'vitest';
import { buildBreadcrumbs, canShowBreadcrumbs } from './breadcrumbs.ts';
import { type SeoLinks, selectSeoTab, shownSeoLinks } from './seo-links.ts';
import { buildSwitcher, selectLabel } from './switcher.ts';

describe('breadcrumbs', () => {
  it('show only with at least one item', () => {
    expect(canShowBreadcrumbs([])).toBe(false);
    expect(canShowBreadcrumbs(buildBreadcrumbs([{ text: 'Home', url: '/' }]))).toBe(true);
  });

  it('end in a label', () => {
    const trail = buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Used cars', url: '/used-cars' },
    ]);
    expect(trail.map(({ type }) => type)).toEqual(['link', 'label']);
  });
});

describe('SEO links', () => {
  const tab = (title: string, isSelected: boolean) => ({
    title,
    isSelected,
    links: [{ text: title, href: `/${title}` }],
  });
  const seoLinks: SeoLinks = {
    title: 'Popular',
    subTitle: '',
    tabs: [tab('makes', true), tab('counties', false)],
  };

  it('show the links of the selected tab only', () => {
    expect(shownSeoLinks(seoLinks)).toEqual([{ text: 'makes', href: '/makes' }]);
    expect(shownSeoLinks(selectSeoTab(seoLinks, 1))).toEqual([{ text: 'counties', href: '/counties' }]);
    expect(shownSeoLinks({ ...seoLinks, tabs: [] })).toEqual([]);
  });

  it('have one tab selected', () => {
    expect(selectSeoTab(seoLinks, 1).tabs.map(({ isSelected }) => isSelected)).toEqual([false, true]);
  });

  it('stay as they are when there is no such tab', () => {
    expect(selectSeoTab(seoLinks, 5)).toBe(seoLinks);
  });
});

describe('a switcher', () => {
  const switcher = buildSwitcher(['Cash', 'Monthly']);

  it('starts with its first label', () => {
    expect(switcher.selectedIndex).toBe(0);
  });

  it('selects a label and reports it', () => {
    expect(selectLabel(switcher, 1)).toEqual({
      switcher: { ...switcher, selectedIndex: 1 },
      report: { label: 'Monthly', index: 1 },
    });
  });

  it('does nothing when disabled, or for a label that is not there', () => {
    const disabled = buildSwitcher(['Cash', 'Monthly'], true);
    expect(selectLabel(disabled, 1)).toEqual({ switcher: disabled, report: null });
    expect(selectLabel(switcher, 2)).toEqual({ switcher, report: null });
  });
});
