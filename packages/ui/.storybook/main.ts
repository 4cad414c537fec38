import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables come from types that the compiler has already checked.
  typescript: { check: false },
};

// biome-ignore lint/style/noDefaultExport: Storybook reads its settings from the default export
export default config;
