import type { Services } from '@forecourt/services';
import { makeZip } from 'client-zip';
import { privateHeaders, requireSignedIn } from '../../../parts/account/signed-in.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/download';

type PersonData = Awaited<ReturnType<Services['accounts']['profile']['export']>>;

/** One photo at a time is read, when the zip has come to it. */
async function* listFiles(data: PersonData, photos: Services['selling']['photos']) {
  yield { name: 'data.json', input: JSON.stringify(data, null, 2) };
  for (const name of new Set(data.account?.photos.map((photo) => photo.name))) {
    const bytes = await photos.original(name);
    if (bytes) yield { name: `photos/${name}`, input: new Uint8Array(bytes) };
  }
}

/** Everything that is stored about the person, as a zip. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await requireSignedIn({ context, url });
  const { accounts, selling } = context.get(servicesContext);
  const data = await accounts.profile.export(account);
  return new Response(makeZip(listFiles(data, selling.photos)), {
    headers: {
      ...privateHeaders(),
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
    },
  });
}
