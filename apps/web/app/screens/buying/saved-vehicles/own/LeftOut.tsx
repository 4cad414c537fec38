import { advertInSearchPath } from '@forecourt/domain';
import { maximumSaved } from '@forecourt/site';
import { Link, MessageBanner } from '@forecourt/ui';
import { useStored } from '../../../../visitor/browser-storage/use-stored.ts';
import { leftOut } from '../../../../visitor/saved/left-out.ts';

/** Names what did not fit when the lists of this browser and of the account were joined. */
export function LeftOut() {
  const vehicles = useStored(leftOut);
  if (vehicles.length === 0) return null;
  return (
    <MessageBanner
      type="warning"
      title={`Your account is full: there’s room for ${maximumSaved} of each kind`}
      canClose
      onClose={() => leftOut.change(() => [])}
    >
      <p>These were saved in this browser and didn’t fit:</p>
      <ul>
        {vehicles.map(({ publicReference, title }) => (
          <li key={publicReference}>
            <Link href={advertInSearchPath('Car', publicReference)}>{title}</Link>
          </li>
        ))}
      </ul>
    </MessageBanner>
  );
}
