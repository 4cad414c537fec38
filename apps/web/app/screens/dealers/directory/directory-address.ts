import { type Channel, channelPlural, dealerDirectoryPath, formatQuery } from '@forecourt/domain';
import type { DirectorySort } from '@forecourt/services';

/** A parsed directory address: name, make and county in its path, the rest in its query. */
export interface AskedDealers {
  name: string | null;
  make: string | null;
  county: string | null;
  channel: Channel | null;
  isSimiApproved: boolean;
  /** As in the address: a town, a routing key or a position. */
  near: string | null;
  sort: DirectorySort | null;
  page: number;
}

export const everyDealer: AskedDealers = {
  name: null,
  make: null,
  county: null,
  channel: null,
  isSimiApproved: false,
  near: null,
  sort: null,
  page: 1,
};

export function directoryAddress(asked: Partial<AskedDealers>): string {
  const { channel, isSimiApproved, near, sort, page = 1 } = asked;
  return (
    dealerDirectoryPath(asked) +
    formatQuery({
      channel: channel && channelPlural(channel),
      simi: isSimiApproved ? 1 : null,
      near,
      sort,
      page: page > 1 ? page : null,
    })
  );
}

/** A visitor's own position, as two numbers: a list for that visitor only. */
export function isPosition(near: string | null): boolean {
  return near?.includes(',') ?? false;
}

/** A change starts at the first page. */
export function changedAddress(asked: AskedDealers, changes: Partial<AskedDealers>): string {
  return directoryAddress({ ...asked, page: 1, ...changes });
}
