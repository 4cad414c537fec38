import { idOf, type Locked, type LockedPackage } from './locked-packages.ts';

/**
 * The bill of materials in CycloneDX 1.6. It follows from the lock file alone, so that the same lock file always gives the
 * same bill: it has neither a time nor a serial number.
 */
export function buildBom({ version, packages, direct }: Locked): string {
  const own = { type: 'application', 'bom-ref': 'forecourt', name: 'forecourt', version };
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...own, licenses: [{ license: { id: 'MIT' } }] } },
    components: packages.map(describe),
    dependencies: [
      { ref: 'forecourt', dependsOn: direct },
      ...packages.map((each) => ({ ref: idOf(each), dependsOn: each.needs.toSorted() })),
    ],
  };
  return `${JSON.stringify(bom, null, 1)}\n`;
}

function describe({ name, version, licence, sha512, isOptional }: LockedPackage) {
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: isOptional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    licenses: [/ (?:AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}
