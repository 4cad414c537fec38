import { makeZip } from 'client-zip';
import { privateHeaders, requireSignedIn } from '../../../parts/account/signed-in.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/download';
import { listPersonFiles } from './list-person-files.ts';

/** Everything that is stored about the person, as a zip. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await requireSignedIn({ context, url });
  const { accounts, selling } = context.get(servicesContext);
  const data = await accounts.profile.export(account);
  return new Response(makeZip(listPersonFiles(data, selling.photos)), {
    headers: {
      ...privateHeaders(),
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
    },
  });
}
