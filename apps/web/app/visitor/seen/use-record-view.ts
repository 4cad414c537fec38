import { channelOfPath } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reportOpened } from '../figures/report-figure.ts';
import { recordView } from './seen-stores.ts';

/** For an advert's page: records in this browser that it was viewed. */
export function useRecordView(vehicle: SavedVehicle): void {
  const { pathname } = useLocation();
  const { publicReference } = vehicle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reference identifies the vehicle, whose object is new with every load
  useEffect(() => recordView(channelOfPath(pathname), vehicle), [publicReference, pathname]);
  useEffect(() => reportOpened(publicReference), [publicReference]);
}
