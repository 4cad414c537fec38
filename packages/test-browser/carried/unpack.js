/** Unpacks into the temporary folder, which the caller sets with TMPDIR. */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
