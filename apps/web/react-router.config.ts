import { join } from 'node:path';
import { loadLibrary } from '@forecourt/content';
import type { Config } from '@react-router/dev/config';
import { precompressFiles } from './server/http/static/precompress-files.ts';
import { buildDirectory } from './server/process/build-directory.ts';
import { writeBuildStamp } from './server/process/build-stamp.ts';

export default {
  ssr: true,
  buildDirectory,
  // Asked for piece by piece, the routes of thirty cards make an address longer than the server takes.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    // A mistake in a text ends the build with its file and line, and not the start of the site.
    await loadLibrary({});
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await precompressFiles(client);
    writeBuildStamp(join(import.meta.dirname, '../..'));
  },
} satisfies Config;
