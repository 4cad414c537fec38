import { channels } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { exampleSavedVehicle } from './example-saved-vehicle.ts';
import {
  addSaved,
  hasSaved,
  isFull,
  putBackSaved,
  removeSaved,
  type SavedList,
  savedKey,
  totalSaved,
} from './saved-list.ts';

const listOf = (count: number): SavedList =>
  Array.from({ length: count }, (_, index) => exampleSavedVehicle(`ref${index}`));

describe('the saved list', () => {
  it('has a key per channel', () => {
    expect(channels.map(savedKey)).toEqual(['savedCar', 'savedCommercial', 'savedBike']);
  });

  it('accepts thirty vehicles and silently refuses the next', () => {
    const thirty = addSaved(listOf(29), exampleSavedVehicle('thirtieth'));
    expect(thirty).toHaveLength(30);
    expect(addSaved(thirty, exampleSavedVehicle('another'))).toBe(thirty);
  });

  it('is full above 29', () => {
    expect(isFull(listOf(29))).toBe(false);
    expect(isFull(listOf(30))).toBe(true);
    expect(isFull(listOf(31))).toBe(true);
  });

  it('holds a vehicle once', () => {
    const list = listOf(2);
    expect(addSaved(list, exampleSavedVehicle('ref1'))).toBe(list);
  });

  it('removes a vehicle, and stays the same if it is not there', () => {
    const list = listOf(2);
    expect(removeSaved(list, 'ref0').map((vehicle) => vehicle.publicReference)).toEqual(['ref1']);
    expect(removeSaved(list, 'other')).toBe(list);
    expect(hasSaved(list, 'ref0')).toBe(true);
    expect(hasSaved(list, 'other')).toBe(false);
  });

  it('restores a removed vehicle at its old place', () => {
    const list = listOf(3);
    const shorter = removeSaved(list, 'ref1');
    expect(putBackSaved(shorter, exampleSavedVehicle('ref1'), 1)).toEqual(list);
    expect(putBackSaved(shorter, exampleSavedVehicle('ref1'), 99).at(-1)?.publicReference).toBe('ref1');
  });

  it('restores nothing if it is full or already holds the vehicle', () => {
    const full = listOf(30);
    expect(putBackSaved(full, exampleSavedVehicle('other'), 1)).toBe(full);
    const list = listOf(2);
    expect(putBackSaved(list, exampleSavedVehicle('ref1'), 0)).toBe(list);
  });

  it('is counted over all three channels', () => {
    expect(totalSaved({ Car: listOf(30), Commercial: listOf(2), Bike: [] })).toBe(32);
  });
});
