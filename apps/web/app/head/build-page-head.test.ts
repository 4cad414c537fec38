import { describe, expect, it } from 'vitest';
import { parsePictureAddress } from '../../server/media/picture-address.ts';
import { buildPageHead, type PageHead, sharingPicture } from './build-page-head.ts';

const origin = 'https://forecourt.example';
const head: PageHead = { title: 'Used cars', description: 'Every used car.', path: '/used-cars' };

function build(changes: Partial<PageHead> = {}) {
  return buildPageHead({ ...head, ...changes }, origin);
}

function titleOf(changes: Partial<PageHead>) {
  return build(changes).find((tag) => 'title' in tag);
}

describe('buildPageHead', () => {
  it('puts the brand after the title', () => {
    expect(titleOf({})).toEqual({ title: 'Used cars | Forecourt' });
  });

  it('names the brand once', () => {
    expect(titleOf({ title: 'Forecourt: cars for sale' })).toEqual({ title: 'Forecourt: cars for sale' });
  });

  it('leaves the brand out where a long title needs the room', () => {
    const title = 'Used Mercedes-Benz Sprinter commercials for sale in Tipperary';
    expect(titleOf({ title })).toEqual({ title });
  });

  it('cuts a title that search engines would cut, after a word', () => {
    const title = '252 Mercedes-Benz Sprinter 319 CDI LWB High Roof Automatic with Refrigerated Body';
    expect(titleOf({ title })).toEqual({
      title: '252 Mercedes-Benz Sprinter 319 CDI LWB High Roof Automatic with…',
    });
  });

  it('cuts the description after a word', () => {
    const description = 'One owner, full service history. '.repeat(9);
    const cut = build({ description }).find((tag) => 'name' in tag && tag.name === 'description');
    expect(cut).toEqual({
      name: 'description',
      content: `${'One owner, full service history. '.repeat(4)}One owner, full service…`,
    });
  });

  it('may be indexed unless it says otherwise', () => {
    expect(build()).toContainEqual({ name: 'robots', content: 'index, follow' });
    expect(build({ robots: 'noindex, follow' })).toContainEqual({
      name: 'robots',
      content: 'noindex, follow',
    });
  });

  it('has one canonical address, including the site’s origin', () => {
    expect(build()).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://forecourt.example/used-cars',
    });
  });

  it('shares its own picture, or else the site’s', () => {
    const picture = { path: '/media/a/1200x630', alt: 'A car', width: 1200, height: 630 };
    expect(build({ picture })).toContainEqual({
      property: 'og:image',
      content: 'https://forecourt.example/media/a/1200x630',
    });
    expect(build()).toContainEqual({ property: 'og:image', content: origin + sharingPicture.path });
  });

  it('carries its structured data', () => {
    expect(build({ structuredData: [{ '@type': 'Car' }] })).toContainEqual({
      'script:ld+json': { '@type': 'Car' },
    });
  });
});

it('the media server serves the site’s shared picture', () => {
  const rest = sharingPicture.path.replace('/media/', '');
  expect(parsePictureAddress(rest)).toMatchObject({
    kind: 'ok',
    subject: { kind: 'sharing' },
    size: { width: sharingPicture.width, height: sharingPicture.height },
  });
});
