import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../packages/ui', import.meta.url));

/** The size limit of a component, in bytes after brotli; these three follow the finger and need more. */
const budget = 3 * 1024;
const exempt = new Set(['gallery', 'combobox', 'range-slider']);

/**
 * The size of each component's own code, of the component with everything it needs besides React, and of
 * everything together.
 */
export async function benchUi(): Promise<void> {
  const pieces = globSync('src/*/*.stories.tsx', { cwd: root })
    .map((file) => ({ name: basename(dirname(file)), entry: file.replace('.stories', '') }))
    .filter(({ name }) => name !== 'tokens')
    .sort((a, b) => a.name.localeCompare(b.name));

  const rows = [];
  for (const { name, entry } of pieces) {
    const own = await measure(entry, name);
    const whole = await measure(entry);
    rows.push({ piece: name, own: own.script, 'with all it uses': whole.script, styles: own.styles });
  }
  const all = await measure('src/index.ts');
  console.table(Object.fromEntries(rows.map(({ piece, ...sizes }) => [piece, sizes])));
  console.log(
    `All ${pieces.length} pieces: ${all.script} bytes of script, ${all.styles} of styles (brotli, without React).`,
  );

  const tooLarge = rows.filter(({ piece, own }) => own > budget && !exempt.has(piece));
  if (tooLarge.length > 0) {
    throw new Error(
      `Above ${budget} bytes: ${tooLarge.map(({ piece, own }) => `${piece} (${own})`).join(', ')}.`,
    );
  }
}

/** With `ownFolder`, everything outside that folder is left out. */
async function measure(entry: string, ownFolder?: string): Promise<{ script: number; styles: number }> {
  const isReact = (id: string) => /^react(-dom)?(\/|$)/.test(id);
  const isForeign = (id: string) =>
    ownFolder !== undefined &&
    !id.endsWith(entry) &&
    !id.startsWith('./') &&
    !id.includes(`/src/${ownFolder}/`);
  const result = await build({
    root,
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      lib: { entry: join(root, entry), formats: ['es'], fileName: 'piece' },
      rolldownOptions: { external: (id) => isReact(id) || isForeign(id) },
    },
  });
  const output = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput]).flatMap(
    (each) => each.output,
  );
  const script = output.filter((part) => part.type === 'chunk').map((part) => part.code);
  const styles = output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
  return {
    script: compress(script.join('')),
    styles: compress(styles.map((part) => ('source' in part ? String(part.source) : '')).join('')),
  };
}

function compress(text: string): number {
  return text === '' ? 0 : brotliCompressSync(text).length;
}
