import type { Meta, StoryObj } from '@storybook/react-vite';
import { suv } from '../../stories/pictures.ts';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { HeroPanel } from './HeroPanel.tsx';

export default {
  component: HeroPanel,
  args: {
    imageUrl: suv,
    children: (
      <>
        <h2 className="story-hero">Find the next one you will keep</h2>
        <p>30,120 cars, commercials and bikes all over Ireland.</p>
        <p>
          <ButtonLink href="/used-cars">Search used cars</ButtonLink>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof HeroPanel>;

type Story = StoryObj<typeof HeroPanel>;

export const Middle: Story = {};
export const Top: Story = { args: { contentPosition: 'top' } };
export const Bottom: Story = { args: { contentPosition: 'bottom' } };
export const WithDisplayAd: Story = { args: { showDisplayAd: true, displayAd: 'Advertisement' } };
