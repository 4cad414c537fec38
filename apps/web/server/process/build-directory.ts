/** Within apps/web. A build without the shortcuts has its own folder, so that both can exist side by side. */
export const buildDirectory = process.env.VITE_SHORTCUTS === 'off' ? 'build/plain' : 'build';
