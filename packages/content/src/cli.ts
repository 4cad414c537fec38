/** `npm run check -w @forecourt/content`: reads every file and reports each error with its line. */
import { ContentError } from './content-mistake.ts';
import { loadLibrary } from './library/load-library.ts';

try {
  const library = await loadLibrary();
  console.log(`${library.on('9999-12-31').everything().length} pages and articles are valid.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
