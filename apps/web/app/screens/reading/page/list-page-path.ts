import { formatQuery } from '@forecourt/domain';

/** `/driver-tips?page=2`; the first page is the address itself. */
export function listPagePath(path: string, page: number): string {
  return path + formatQuery({ page: page > 1 ? page : undefined });
}
