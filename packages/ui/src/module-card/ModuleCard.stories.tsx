import type { Meta, StoryObj } from '@storybook/react-vite';
import { dealerLogo, hatchbackDashboard, hatchbackFront, hatchbackWheel } from '../../stories/pictures.ts';
import { ModuleCard } from './ModuleCard.tsx';

export default {
  component: ModuleCard,
  args: {
    imageUrl: hatchbackDashboard,
    title: 'Know your controls',
    moduleNumber: 'Module 1',
    summary: 'Pedals, gears and mirrors before the engine starts: ten minutes that calm every first lesson.',
    videoHref: '/learner-drivers#module-1',
  },
} satisfies Meta<typeof ModuleCard>;

type Story = StoryObj<typeof ModuleCard>;

export const Primary: Story = {};
export const Green: Story = {
  args: {
    borderColor: 'green',
    imageUrl: hatchbackWheel,
    title: 'Check the tyres',
    moduleNumber: 'Module 2',
  },
};
export const Overfull: Story = {
  args: {
    borderColor: 'amber',
    imageUrl: hatchbackFront,
    title: 'Roundabouts, motorways and everything else that frightens learners on the first day out',
    summary:
      'A summary that is so long that it has to be cut, because the card is as tall as all the others and the link below must stay where the eye expects it to be.',
  },
};
export const FilmAndText: Story = {
  args: { videoHref: 'https://films.example/1', textHref: '/learner-drivers/controls' },
};
export const WithIcon: Story = {
  args: { borderColor: 'grey', moduleIconUrl: dealerLogo, moduleNumber: 'Module 3', title: 'Mirrors first' },
};
