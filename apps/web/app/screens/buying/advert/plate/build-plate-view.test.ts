import type { Advert, Vehicle } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import type { PlateNote } from '../../../../parts/plate/plate-view.ts';
import { buildPlateView } from './build-plate-view.ts';

const today = new Date('2026-11-15T12:00:00Z');

const view = (changes: Partial<Vehicle> = {}, channel: Advert['channel'] = 'Car') =>
  buildPlateView({ ...exampleAdvert, channel, vehicle: { ...exampleAdvert.vehicle, ...changes } }, today);

const note = (key: PlateNote['key'], changes: Partial<Vehicle> = {}, channel?: Advert['channel']) =>
  view(changes, channel).notes.find((each) => each.key === key);

test('an Irish plate is drawn with its county in Irish', () => {
  expect(view().plate).toEqual({ text: '191-D-12345', countyInIrish: 'Baile Átha Cliath' });
});

test('the mark gives the half year of the first registration', () => {
  expect(note('registered')?.value).toBe('January to June 2019');
});

test('the letters give the county', () => {
  expect(note('county')?.value).toBe('Co. Dublin');
});

test('a plate that contradicts the advert is pointed out', () => {
  expect(note('registered', { registration: '171-D-1' })).toMatchObject({
    explanation: 'The plate says 2017 but the advert says 2019: ask the seller why.',
    tone: 'watch',
  });
});

test('an odometer in miles suggests an import', () => {
  expect(note('import', { isMileageInMiles: true })?.label).toBe('Probably an import');
});

test('a test with months left is shown with its date', () => {
  expect(note('test', { nctExpiry: '2027-03-14' })).toMatchObject({
    label: 'NCT',
    value: 'Until 14 March 2027',
    explanation: '3 months left.',
    tone: 'good',
  });
});

test('without a stated date the next test is derived from the plate', () => {
  expect(note('test')?.value).toBe('Due between January and June 2027');
});

test('a van has a CVRT, a bike none', () => {
  expect(note('test', {}, 'Commercial')?.label).toBe('CVRT');
  expect(note('test', {}, 'Bike')?.value).toBe('None needed');
});

test('a brand-new car has no plate yet', () => {
  expect(view({ condition: 'New', registration: null }).plate).toBeNull();
  expect(note('registered', { condition: 'New', registration: null })?.value).toBe('Not yet');
});

test('a readable plate links to its check', () => {
  expect(view().checkHref).toBe('/vehicle-check?plate=191-D-12345#vehicle-check');
  expect(view({ registration: 'HELLO' }).checkHref).toBeNull();
});
