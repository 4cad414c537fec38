import { type Channel, channelTrackingWord } from '@forecourt/domain';
import { describeTrackedVehicle, type TrackedVehicle } from './tracked-vehicle.ts';
import { flattenTracking, type TrackingData } from './tracking-data.ts';

/** Visitor actions worth counting. None contains what they typed. */
export type TrackingEvent = VehicleEvent | SearchEvent | DealerEvent | DealerLinkEvent | BannerEvent;

export interface VehicleEvent {
  kind:
    | 'vehicle-saved'
    | 'vehicle-unsaved'
    | 'vehicle-hidden'
    | 'vehicle-shared'
    | 'gallery-opened'
    | 'phone-revealed'
    | 'enquiry-sent';
  vehicle: TrackedVehicle;
}

export interface SearchEvent {
  kind: 'search-made';
  channel: Channel;
  results: number;
  /** The names of the filters in use, never their values: a town or a sentence can be personal. */
  filters: readonly string[];
  sort?: string | undefined;
}

export interface DealerEvent {
  kind: 'dealer-contacted';
  dealerId: number;
  means: 'phone' | 'email' | 'whatsapp' | 'website';
}

/** Steps towards contacting a dealer: the form opened, the map viewed. */
export interface DealerLinkEvent {
  kind: 'dealer-link-followed';
  dealerId: number;
  link: 'email' | 'location';
}

export interface BannerEvent {
  kind: 'banner-followed' | 'banner-dismissed';
  banner: string;
}

export function buildEventData(event: TrackingEvent): TrackingData {
  return flattenTracking({ event_name: event.kind, ...describe(event) });
}

function describe(event: TrackingEvent) {
  switch (event.kind) {
    case 'search-made':
      return {
        channel: channelTrackingWord(event.channel),
        results: event.results,
        filters: [...event.filters].sort().join(','),
        sort: event.sort,
      };
    case 'dealer-contacted':
      return { dealer_id: event.dealerId, contact_means: event.means };
    case 'dealer-link-followed':
      return { dealer_id: event.dealerId, dealer_link: event.link };
    case 'banner-followed':
    case 'banner-dismissed':
      return { banner_name: event.banner };
    default:
      return describeTrackedVehicle(event.vehicle);
  }
}
