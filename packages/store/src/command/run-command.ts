import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** For tests: runs one of the operator's commands as its own process, on the database in this data folder. */
export async function runCommand(
  script: string,
  args: readonly string[],
  dataDir: string,
): Promise<{ code: number; text: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  return { code, text };
}
