import { isPublicReference } from '../advert/public-reference.ts';
import { checklistIds } from './checklist.ts';

/** One value of a notebook as an account has it. */
export interface NotebookEntry {
  /** The public reference of a vehicle, or `day` for what belongs to the whole day. */
  subject: string;
  /** `notes`, `tick:oil`, or `address` of the day. */
  field: string;
  value: string;
  /** Counts its changes, from 1. */
  version: number;
}

/** A value that a device wants to store. */
export interface NotebookChange {
  /** Chosen by the device: the same change sent twice has the same id. */
  id: string;
  subject: string;
  field: string;
  value: string;
  /** The version that the device had read when it changed the value; 0 if it had none. */
  base: number;
  /** Earlier changes of this value by the same device, of which it does not know whether they arrived. */
  earlier: readonly string[];
}

export const notebookLimits = {
  /** What can be typed. Two devices may have written as much each, so more is stored. */
  typedCharacters: 4_000,
  storedCharacters: 12_000,
  entriesOfAccount: 3_000,
  changesAtOnce: 20,
  /** Changes that a value remembers, to recognise one that comes again. */
  rememberedChanges: 20,
  photosOfVehicle: 12,
} as const;

/** Notes are somebody's words, and never replaced by another device's. Everything else is a choice, and the last one counts. */
export function isText(field: string): boolean {
  return field === 'notes';
}

/** Whether a device may store this: what it sends may come from anybody. */
export function isNotebookField(subject: string, field: string): boolean {
  if (subject === 'day') return field === 'address';
  if (!isPublicReference(subject)) return false;
  return field === 'notes' || (field.startsWith('tick:') && checklistIds.has(field.slice('tick:'.length)));
}
