import { join } from 'node:path';
import { loadLibrary } from '@forecourt/content';
import type { Config } from '@react-router/dev/config';
import { precompressFiles } from './server/http/static/precompress-files.ts';
import { buildDirectory } from './server/process/build-directory.ts';
import { writeBuildStamp } from './server/process/build-stamp.ts';

export default {
  ssr: true,
  buildDirectory,
  // Lazy discovery would request the routes of thirty cards in one address, longer than the server accepts.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    // A mistake in the content fails the build, with its file and line, rather than the start of the site.
    await loadLibrary({});
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await precompressFiles(client);
    writeBuildStamp(join(import.meta.dirname, '../..'));
  },
} satisfies Config;
