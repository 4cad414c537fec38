/** Loaded before a program (`node --import`), in its threads too: its several hundred small modules are read sooner. */
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

// Their compiled form is kept beside the dependencies.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/forecourt'));

// Node looks into the package file for what each module is, and parses it every time. Drizzle's has 180 kB and its modules
// are a hundred: a third of a second at every start, to learn what is known.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context;
    const isWithinDrizzle = specifier.startsWith('.') && parentURL.includes('/node_modules/drizzle-orm/');
    if (!isWithinDrizzle || !conditions.includes('import')) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
