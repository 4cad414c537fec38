import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { SeoLinks } from './SeoLinks.tsx';

const links = (base: string, texts: string[]) =>
  texts.map((text) => ({ text, href: `${base}/${text.toLowerCase().replaceAll(' ', '-')}` }));

export default {
  component: SeoLinks,
  args: {
    title: 'Popular searches',
    subTitle: 'Where others look for a used car',
    tabs: [
      {
        title: 'By make',
        isSelected: true,
        links: links('/used-cars', [
          'Audi',
          'BMW',
          'Ford',
          'Hyundai',
          'Kia',
          'Nissan',
          'Škoda',
          'Toyota',
          'Volkswagen',
          'Volvo',
        ]),
      },
      {
        title: 'By county',
        isSelected: false,
        links: links('/used-cars/ireland', ['Cork', 'Donegal', 'Dublin', 'Galway', 'Kerry', 'Limerick']),
      },
      {
        title: 'By body',
        isSelected: false,
        links: links('/used-cars/body', ['Estates', 'Hatchbacks', 'Saloons', 'SUVs']),
      },
    ],
  },
} satisfies Meta<typeof SeoLinks>;

type Story = StoryObj<typeof SeoLinks>;

export const Tabs: Story = {};
export const OneTab: Story = {
  args: {
    subTitle: '',
    tabs: [{ title: 'By town', isSelected: true, links: links('/t', ['Mallow', 'Cobh']) }],
  },
};

const tab = (title: string, isSelected: boolean, texts: string[]) => ({
  title,
  isSelected,
  links: links(`/${title.toLowerCase().replaceAll(' ', '-')}`, texts),
});

function Pages() {
  const [hasGone, setGone] = useState(false);
  return (
    <>
      <SeoLinks
        title="Popular on this page"
        subTitle=""
        tabs={
          hasGone
            ? [tab('By shape', true, ['Saloons', 'Coupés'])]
            : [tab('By shape', true, ['Vans']), tab('By colour', false, ['Red', 'Blue'])]
        }
      />
      <Button size="sm" variant="tertiary" onClick={() => setGone(true)}>
        Go on
      </Button>
    </>
  );
}

export const AnotherPage: Story = { render: Pages };
