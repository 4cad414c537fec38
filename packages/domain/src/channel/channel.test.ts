import { describe, expect, it } from 'vitest';
import {
  channelOfPath,
  channelPlural,
  channelSearchRoot,
  channelSeoRoot,
  channels,
  channelTrackingWord,
  parseChannel,
} from './channel.ts';

describe('a channel', () => {
  it('has these forms and roots', () => {
    expect(channels.map(channelPlural)).toEqual(['cars', 'commercials', 'bikes']);
    expect(channels.map(channelSeoRoot)).toEqual(['/used-cars', '/commercials/used', '/bikes/used']);
    expect(channels.map(channelSearchRoot)).toEqual(['/search', '/commercials/search', '/bikes/search']);
    expect(channels.map(channelTrackingWord)).toEqual(['cars', 'vans', 'bikes']);
  });

  it.each([
    ['/', 'Car'],
    ['', 'Car'],
    ['/bikes', 'Bike'],
    ['bikes/used', 'Bike'],
    ['/bikes?page=2', 'Bike'],
    ['/commercials/search', 'Commercial'],
    ['/used-cars/bikes', 'Car'],
    ['/bikes-for-sale', 'Car'],
    ['/?from=/bikes', 'Car'],
  ])('of the path %o is %s', (path, channel) => {
    expect(channelOfPath(path)).toBe(channel);
  });

  it.each([
    ['Car', 'Car'],
    ['CARS', 'Car'],
    [' commercial ', 'Commercial'],
    ['bikes', 'Bike'],
    ['van', null],
    ['', null],
  ])('is read from %o as %s', (text, channel) => {
    expect(parseChannel(text)).toBe(channel);
  });
});
