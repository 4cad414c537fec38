import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeBuildStamp } from './server/build-stamp.ts';
import { precompressFiles } from './server/http/precompress-files.ts';

export default {
  ssr: true,
  async buildEnd({ reactRouterConfig }) {
    await precompressFiles(join(reactRouterConfig.buildDirectory, 'client'));
    await writeBuildStamp(join(import.meta.dirname, '../..'));
  },
} satisfies Config;
