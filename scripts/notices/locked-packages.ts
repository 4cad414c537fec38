import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

/** A package that `npm ci --omit=dev` installs, on this platform or another. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
  /** SHA-512 in base64. */
  sha512: string;
  /** Its folders, below the repository: npm may install one version in several places. */
  folders: string[];
  isOptional: boolean;
  /** `name@version` of what it needs. */
  needs: string[];
}

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Locked {
  version: string;
  packages: LockedPackage[];
  /** What our own packages need, as `name@version`. */
  direct: string[];
}

/** Everything that the site is delivered with, in the order of names. */
export function readLockedPackages(): Locked {
  const text = readFileSync(join(repository, 'package-lock.json'), 'utf8');
  const entries: Record<string, LockEntry> = JSON.parse(text).packages;
  const found = new Map<string, LockedPackage>();
  const direct = new Set<string>();
  for (const [folder, entry] of Object.entries(entries)) {
    const needs = [...namesOf(entry)].map((name) => find(entries, folder, name)).filter((id) => id !== null);
    const name = nameOf(folder);
    if (name === null) {
      for (const id of needs) direct.add(id);
      continue;
    }
    if (!isDelivered(entry)) continue;
    const { version = '', license = '', integrity = '', optional = false } = entry;
    const known = found.get(`${name}@${version}`);
    if (known) known.folders.push(folder);
    else {
      const sha512 = integrity.replace(/^sha512-/, '');
      const one = { name, version, licence: license, sha512, folders: [folder], isOptional: optional, needs };
      found.set(`${name}@${version}`, one);
    }
  }
  const packages = [...found.values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  return { version: entries['']?.version ?? '', packages, direct: [...direct].sort() };
}

export const idOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>) => `${name}@${version}`;

const isDelivered = ({ link, dev, devOptional }: LockEntry) => !link && !dev && !devOptional;

/** Null for our own packages. */
function nameOf(folder: string): string | null {
  const at = folder.lastIndexOf('node_modules/');
  return at === -1 ? null : folder.slice(at + 'node_modules/'.length);
}

function namesOf({ dependencies = {}, optionalDependencies = {} }: LockEntry): Set<string> {
  return new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies)]);
}

/** Looks where Node looks: beside the package, then in each folder above. Null for our own packages. */
function find(entries: Record<string, LockEntry>, folder: string, name: string): string | null {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const entry = entries[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
    if (entry) return isDelivered(entry) ? `${name}@${entry.version}` : null;
    if (from === '') return null;
  }
}
