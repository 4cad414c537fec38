import '../src/styles.css';
import '../stories/fonts.css';
import '../stories/page.css';
import type { Preview } from '@storybook/react-vite';

export const parameters = { layout: 'padded', controls: { expanded: true } };

export const globalTypes: Preview['globalTypes'] = {
  scheme: {
    description: 'Day or night',
    toolbar: {
      title: 'Scheme',
      icon: 'mirror',
      items: [
        { value: 'light dark', title: 'As the system' },
        { value: 'light', title: 'Day' },
        { value: 'dark', title: 'Night' },
      ],
    },
  },
};

export const initialGlobals = { scheme: 'light dark' };

export const decorators: Preview['decorators'] = [
  (story, { globals }) => {
    document.documentElement.style.colorScheme = globals.scheme;
    return story();
  },
];
