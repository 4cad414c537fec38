import { Link } from '@forecourt/ui';
import { viewingDayPath } from '../viewing-day-address.ts';
import { keyOf } from './notebook.ts';
import type { OpenNotebook } from './use-notebook.ts';

/** The way back to the last planned day, perhaps on another phone. */
export function LastPlan({ notebook }: { notebook: OpenNotebook }) {
  const address = notebook.kind === 'open' ? notebook.values.get(keyOf('day', 'address')) : undefined;
  // The value may come from any device: only an address of this page is a link.
  if (!address?.startsWith(`${viewingDayPath}?`)) return null;
  return (
    <p>
      <Link href={address} isRouter={false}>
        Open your last plan
      </Link>
    </p>
  );
}
