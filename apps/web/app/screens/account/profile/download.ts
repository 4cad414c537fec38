import { makeZip } from 'client-zip';
import { privateHeaders, requireSignedIn } from '../../../parts/account/signed-in.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/download';

/** Everything that is stored about the person, as a zip. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await requireSignedIn({ context, url });
  const data = await context.get(servicesContext).accounts.profile.export(account);
  const files = [{ name: 'data.json', input: JSON.stringify(data, null, 2) }];
  return new Response(makeZip(files), {
    headers: {
      ...privateHeaders(),
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
    },
  });
}
