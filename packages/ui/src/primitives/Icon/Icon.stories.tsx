import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../../entries/icons.ts';
import * as css from './Icon.stories.css.ts';
import { SuccessIcon } from './icons/SuccessIcon.ts';

const meta = { title: 'Foundations/Icons', component: SuccessIcon } satisfies Meta<typeof SuccessIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};

export const Labelled: Story = {
  args: { label: 'Connected' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Connected' })).toBeVisible(),
};

/** All icons in one view, to compare their style. */
export const Family: Story = {
  tags: ['visual'],
  render: (args) => (
    <ul className={css.family}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={css.member}>
          <Icon {...args} size={20} />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
};
