import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    // Inlined pictures and fonts would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      // Our own packages are TypeScript and CSS Modules, which only Vite can read together.
      resolve: { noExternal: [/^@forecourt\//] },
      build: { rolldownOptions: { input: './server/pages.ts' } },
    },
  },
});
