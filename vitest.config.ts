import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findMemoryFolder } from './scripts/find-memory-folder.ts';

// The many processes of the tests read the same modules, as quickly as those of an operator do, and the first one keeps
// them compiled for the others. A larger nursery for short-lived objects needs fewer collections, a twentieth of the time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --import ${new URL('scripts/load-quickly.ts', import.meta.url)}`;
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('node_modules/.cache/forecourt/tests', import.meta.url),
);

/** They start databases and servers. */
const slow = [
  'packages/store/**/*.test.ts',
  'packages/services/**/*.test.ts',
  'apps/web/server/market/*.test.ts',
  'apps/web/server/{enquiry-limits,faults,fuzz,main,process/*,adverts-and-dealers,worker,index-renewal/*}.test.ts',
  'apps/web/server/testing/kills/*.test.ts',
  'scripts/supervise.test.ts',
  'apps/web/server/load-shedding/{connections,load-shedding}.test.ts',
  'apps/web/app/parts/enquiry/handle-enquiry.test.ts',
  'apps/web/app/parts/dealer/reputation/load-reputation.test.ts',
];
/** They stop and end processes by signals, which Windows does not have; `docs/systems.md` names them. */
const needSignals = [
  'apps/web/server/{enquiry-limits,faults,main,worker,process/shutdown}.test.ts',
  'apps/web/server/testing/kills/*.test.ts',
  'packages/services/src/enquiries/{lost-nothing,failover}.test.ts',
  'packages/store/src/database/outage.test.ts',
  'scripts/supervise.test.ts',
];
const leftOut = ['**/node_modules/**', ...(process.platform === 'win32' ? needSignals : [])];
/** They need a browser, which is looked for once and before the clock of any test runs. */
const inBrowser = ['packages/**/*.browser.test.ts'];
/** They put others in the place of modules, or load the built site: no other test may see the same modules. */
const isolated = [
  'apps/web/server/links/*.test.ts',
  'apps/web/app/visitor/consent/apply-consent.test.ts',
  'apps/web/app/shell/error/ErrorScreen.test.tsx',
  'apps/web/app/shell/navigation-record.test.ts',
  'apps/web/app/visitor/tracking/track.test.ts',
];

/** Projects run by name. Here the slow one begins, with its longest file, so that no long one is left for the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project, moduleId }: TestSpecification) => {
      if (project.name !== 'slow') return 2;
      return moduleId.endsWith('/apps/web/server/main.test.ts') ? 0 : 1;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}

const folder = findMemoryFolder();
const env = folder ? { TMPDIR: folder } : {};

export default defineConfig({
  test: {
    // The smallest machine we promise to run on has two cores, and a test waits at times: the third worker has them then.
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // No test measures time, and a busy machine needs longer than the default second.
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: { name: 'browser', include: inBrowser, globalSetup: 'packages/ui/stories/browser-setup.ts' },
      },
      { extends: true, test: { name: 'isolated', include: isolated, env } },
      // Most files take a moment, and reading what they test took ten: they share it.
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          exclude: leftOut,
          env,
          isolate: false,
          // Each database lives for seconds: optimising its program takes longer than it saves.
          execArgv: ['--liftoff-only'],
          setupFiles: 'packages/store/src/testing/keep-pglite-compiled.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'quick',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/support/*.test.ts',
          ],
          exclude: [...leftOut, ...inBrowser, ...slow, ...isolated],
          env,
          isolate: false,
        },
      },
    ],
  },
});
