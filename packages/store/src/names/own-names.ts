import { channels } from '@forecourt/domain';
import { keyOfName, type OwnName } from '@forecourt/taxonomy';
import { z } from 'zod';
import type { Session } from '../database/database.ts';
import { findSetting, saveSetting } from '../setting/settings.ts';

const settingKey = 'names';

const ownNames = z.array(
  z.object({
    channel: z.enum(channels).nullable(),
    make: z.string(),
    model: z.string().nullable(),
    toMake: z.string(),
    toModel: z.string().nullable(),
  }),
);

/** The operator's own table of names; empty if there is none, or none that this version can read. */
export async function readOwnNames(session: Session): Promise<OwnName[]> {
  return ownNames.safeParse(await findSetting(session, settingKey)).data ?? [];
}

/** Adds a line, replacing one about the same name. */
export async function addOwnName(session: Session, line: OwnName): Promise<void> {
  await session.transaction(async (inner) => {
    const others = (await readOwnNames(inner)).filter((each) => !isSameName(each, line));
    await saveSetting(inner, settingKey, [...others, line]);
  });
}

/** Removes the lines of a name in every channel, and returns how many there were. */
export async function removeOwnName(
  session: Session,
  name: Pick<OwnName, 'make' | 'model'>,
): Promise<number> {
  return session.transaction(async (inner) => {
    const lines = await readOwnNames(inner);
    const left = lines.filter((each) => !isSameName(each, { ...name, channel: each.channel }));
    await saveSetting(inner, settingKey, left);
    return lines.length - left.length;
  });
}

type Name = Pick<OwnName, 'channel' | 'make' | 'model'>;

function isSameName(a: Name, b: Name): boolean {
  const key = ({ channel, make, model }: Name) =>
    [channel, keyOfName(make), model && keyOfName(model)].join('\n');
  return key(a) === key(b);
}
