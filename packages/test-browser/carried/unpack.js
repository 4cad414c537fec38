/** Unpacks into the temporary folder, which the caller chooses with TMPDIR. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
