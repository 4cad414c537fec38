/** `npm run notices`: writes the bill of materials and the notices of everything that the site is delivered with. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBom } from './build-bom.ts';
import { buildNotices } from './build-notices.ts';
import { readLockedPackages, repository } from './locked-packages.ts';

const locked = readLockedPackages();
writeFileSync(join(repository, 'docs/sbom.cdx.json'), buildBom(locked));
writeFileSync(join(repository, 'THIRD-PARTY-NOTICES.md'), buildNotices(locked));
