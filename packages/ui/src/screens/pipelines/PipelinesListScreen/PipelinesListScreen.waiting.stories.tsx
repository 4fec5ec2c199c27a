import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { PipelinesListScreen, type PipelinesListScreenProps } from './PipelinesListScreen.tsx';
import { liveList } from './PipelinesListScreen.stories.data.tsx';

/* The list between a request and its response. */
const meta: Meta<PipelinesListScreenProps> = {
  ...liveList,
  title: 'Screens/Pipelines/PipelinesListScreen/Waiting',
  tags: ['!autodocs'],
  component: PipelinesListScreen,
};
export default meta;
type Story = StoryObj<PipelinesListScreenProps>;

const waiting =
  (more: { isOffline?: boolean } = {}) =>
  (args: PipelinesListScreenProps) => {
    const [isAsked, setIsAsked] = useState(false);
    return (
      <PipelinesListScreen
        {...args}
        page={{
          state: 'ready',
          value: {
            rows: [{ id: toId(1), name: 'Orders to warehouse', status: 'running' }],
            count: 27,
            number: 1,
            hasNext: true,
            unreadable: 0,
            counts: null,
          },
          ...(isAsked && { isOutdated: true, ...more }),
        }}
        view={{ ...args.view, page: isAsked ? 3 : 1 }}
        onViewChange={() => setIsAsked((was) => !was)}
      />
    );
  };

/** The rows of the previous view are dimmed and inert; the pager already shows the requested page. */
export const AnswerTakesLong: Story = {
  args: { selected: new Set(['1']) },
  render: waiting(),
  play: async ({ canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid');
    const held = () => grid.closest('[aria-busy="true"]');
    const bar = () => canvas.queryByRole('group', { name: 'Selected pipelines' });
    const head = canvas.getByRole('button', { name: /^Status/ });
    await expect(bar()).toBeVisible();
    await step('At first nothing changes', async () => {
      await userEvent.click(head);
      await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByText('21–27 of 27')).toBeVisible();
      await expect(bar()).toBeVisible();
      await expect(held()).toBeNull();
    });
    await step('Then the rows are marked as outdated', async () => {
      await waitFor(() => expect(held()).not.toBeNull());
      await expect(held()).toHaveAttribute('inert');
      await expect(bar()).toBeNull();
      await expect(canvas.getByRole('status', { name: 'Loading pipelines' })).toBeInTheDocument();
      await expect(document.activeElement).not.toBe(document.body);
      await expect(document.activeElement).toContainElement(grid);
    });
  },
};

/** Without a connection nothing is loading: the list says when it will. */
export const ViewAskedForOffline: Story = {
  render: waiting({ isOffline: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }));
    await expect(
      await canvas.findByText('You are offline. This loads when you are back online.'),
    ).toBeVisible();
  },
};
