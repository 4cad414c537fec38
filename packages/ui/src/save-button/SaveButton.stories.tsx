import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SaveButton } from './SaveButton.tsx';

function OnAPicture({ startsSaved }: { startsSaved: boolean }) {
  const [isSaved, setSaved] = useState(startsSaved);
  return (
    <div className="story-row story-picture">
      <SaveButton title="191 Volkswagen Golf" isSaved={isSaved} onToggle={() => setSaved(!isSaved)} />
    </div>
  );
}

export default {
  component: SaveButton,
  args: { title: '191 Volkswagen Golf', isSaved: false },
} satisfies Meta<typeof SaveButton>;

type Story = StoryObj<typeof SaveButton>;

export const NotSaved: Story = { render: () => <OnAPicture startsSaved={false} /> };
export const Saved: Story = { render: () => <OnAPicture startsSaved /> };
export const AmongActions: Story = { args: { ground: 'page' } };
