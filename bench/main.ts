/** `npm run bench` runs every measurement, `npm run bench -- import media` only those named. */

const benches: Record<string, () => Promise<() => Promise<void>>> = {
  import: async () => (await import('./import.ts')).benchImport,
  start: async () => (await import('./start.ts')).benchStart,
  media: async () => (await import('./media.ts')).benchMedia,
  search: async () => (await import('./search.ts')).benchSearch,
  dealers: async () => (await import('./dealers.ts')).benchDealers,
  store: async () => (await import('./store.ts')).benchStore,
  pricing: async () => (await import('./pricing.ts')).benchPricing,
  content: async () => (await import('./content.ts')).benchContent,
  ui: async () => (await import('./ui.ts')).benchUi,
  pages: async () => (await import('./pages.ts')).benchPages,
  attacks: async () => (await import('./attacks.ts')).benchAttacks,
  'first-load': async () => (await import('./first-load.ts')).benchFirstLoad,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. Choose among: ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n# ${name}\n`);
  const bench = await load();
  await bench();
}
