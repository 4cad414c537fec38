import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { readDockerfile } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
/** The user "nobody": the image's own does not exist on this machine. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** The base image adds about 35 MB to the files: less than 300 together. */
const mostMegabytes = 260;

/**
 * Does what the Dockerfile says in a clean folder instead of a container: copies the files that the build may see, runs
 * every RUN, starts the result as a user who cannot write to it, asks its health check, and stops it.
 */
export async function rehearseImage(): Promise<boolean> {
  const steps = readDockerfile(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-image-'));
  const [app, data] = [join(folder, 'app'), join(folder, 'data')];
  const inApp = (word: string) => word.replace(/^\/app\//, `${app}/`);
  try {
    copyContext(app);
    for (const command of steps.runs) {
      console.log(`RUN ${command.slice(0, 100)}`);
      execFileSync('sh', ['-c', command], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    const megabytes = Number(execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t')[0]);
    console.log(`The files take ${megabytes} MB of at most ${mostMegabytes}.`);

    mkdirSync(data);
    chmodSync(folder, 0o755);
    if (nobody.uid) chownSync(data, nobody.uid, nobody.gid);
    const environment = {
      ...steps.environment,
      PORT: String(await findFreePort()),
      METRICS_PORT: String(await findFreePort()),
      DATA_DIR: data,
      MARKET_SIZE: '600',
    };
    const run = { cwd: app, env: environment, ...nobody };
    const [program = '', ...args] = steps.command.map(inApp);
    const started = performance.now();
    const site = spawn(program, args, { ...run, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => site.once('close', resolve));
    await Promise.race([new Promise((resolve) => site.stdout.once('data', resolve)), ended]);
    console.log(`It was ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);

    const [checker = '', ...checks] = steps.healthcheck.map(inApp);
    const health = spawnSync(checker, checks, run).status;
    site.kill('SIGTERM');
    const code = await ended;
    console.log(`Its health check ended with ${health}, and the site, after SIGTERM, with ${code}.`);
    return health === 0 && code === 0 && megabytes <= mostMegabytes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files under version control, new ones included, without those that the ignore file names. */
function copyContext(app: string): void {
  const rules = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of files) {
    const last = rules.findLast((rule) => {
      const pattern = rule.replace(/^!/, '');
      return matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`);
    });
    if (last && !last.startsWith('!')) continue;
    mkdirSync(dirname(join(app, file)), { recursive: true });
    cpSync(join(root, file), join(app, file));
  }
}
