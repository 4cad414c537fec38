import type { Services } from '@forecourt/services';

export type PersonData = Awaited<ReturnType<Services['accounts']['profile']['export']>>;

/** The files of a download: the data, and the photos that it names. One photo at a time is read, when the zip has come to it. */
export async function* listPersonFiles(
  data: PersonData,
  { original }: Pick<Services['selling']['photos'], 'original'>,
) {
  yield { name: 'data.json', input: JSON.stringify(data, null, 2) };
  for (const name of namesOfPhotos(data)) {
    const bytes = await original(name);
    if (bytes) yield { name: `photos/${name}`, input: new Uint8Array(bytes) };
  }
}

/** Of adverts, of vehicles seen with their code, and in conversations. */
function namesOfPhotos({ account, conversations }: PersonData): Set<string> {
  return new Set([
    ...(account?.photos ?? []).map((photo) => photo.name),
    ...(account?.seenChecks ?? []).flatMap(({ photoName }) => photoName ?? []),
    ...conversations.flatMap(({ messages }) => messages.flatMap(({ photos }) => photos)),
  ]);
}
