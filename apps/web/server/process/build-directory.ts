/** Within apps/web. A build without the shortcuts has a folder of its own, so that both can stand side by side. */
export const buildDirectory = process.env.VITE_SHORTCUTS === 'off' ? 'build/plain' : 'build';
