import { describe, expect, it } from 'vitest';
import { buildPageData, buildVisitData } from './page-data.ts';

const page = { path: '/commercials/used/ford?near=Cork', title: 'Used Ford vans', isBackNavigation: false };

describe('buildPageData', () => {
  it('contains the path without its query, the channel and how the visitor arrived', () => {
    expect(buildPageData(page)).toEqual({
      page_path: '/commercials/used/ford',
      page_title: 'Used Ford vans',
      channel: 'vans',
      is_back_navigation: 'false',
    });
  });

  it('says that the visitor came back', () => {
    expect(buildPageData({ ...page, isBackNavigation: true })).toMatchObject({ is_back_navigation: 'true' });
  });

  it('recognises the home page by its slash', () => {
    expect(buildPageData({ ...page, path: '/?x=1' })).toMatchObject({ page_path: '/', channel: 'cars' });
  });

  it('describes the page’s vehicle', () => {
    const vehicle = { channel: 'Bike', publicReference: 'B1', price: 999 } as const;
    expect(buildPageData({ ...page, path: '/search/B1/advert', vehicle })).toMatchObject({
      channel: 'bikes',
      vehicle_reference: 'B1',
      price_band: '500-999',
    });
  });
});

describe('buildVisitData', () => {
  it('names the environment, as the site and as Tealium call it', () => {
    const app = { environmentName: 'preprod', tealiumEnvironmentName: 'qa', isMobile: true } as const;
    expect(buildVisitData(app)).toEqual({
      environment_name: 'preprod',
      tealium_environment: 'qa',
      device: 'mobile',
    });
  });
});
