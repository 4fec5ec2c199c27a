import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mountStory, storiesIn } from './screens.stories.data.tsx';
import { cutInRows } from './wholeRows.stories.data.ts';

/** Hidden from the book: no list cuts a state or a figure in any of its layouts. */
const meta = {
  title: 'Library/Whole rows',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Mounts lists.</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stories with rows that say most. */
const lists: readonly (readonly [folder: string, screen: string, stories: readonly string[]])[] = [
  [
    'screens/observability',
    'AlertsListScreen',
    ['Default', 'LongNames', 'LongNamesWithoutQuota', 'FewFields'],
  ],
  ['screens/observability', 'MetricsListScreen', ['Default', 'LongNames', 'Archived']],
  ['screens/settings', 'UsersScreen', ['Default', 'Deactivated', 'LongNames']],
  ['screens/settings', 'HooksScreen', ['Default', 'LongText']],
  ['screens/settings', 'UsageScreen', ['Default', 'Thousands', 'LongText']],
  ['screens/connectors', 'ConnectorsListScreen', ['Default', 'Refused', 'HostileText']],
  ['screens/connectors', 'TunnelsScreen', ['Default', 'HostileText']],
  ['screens/pipelines', 'PipelinesListScreen', ['Default', 'SilentFailures', 'LongNames', 'Archived']],
];

/** The room that the shell leaves a list in a window of this width, in px. */
const play =
  (...rooms: readonly number[]): Story['play'] =>
  async () => {
    const faults: string[] = [];
    for (const [folder, screen, names] of lists)
      for (const name of names) {
        const story = storiesIn(folder)
          .get(screen)
          ?.find((each) => each.name === name);
        if (!story) throw new Error(`${screen} has no story “${name}”.`);
        const { page, unmount } = await mountStory(story);
        for (const room of rooms) {
          page.style.inlineSize = `${room}px`;
          // Of an alert nothing is cut, because who is notified decides whether it helps anyone.
          const cut = cutInRows(page, { areNamesMeasured: screen === 'AlertsListScreen' });
          faults.push(...cut.map((fault) => `${screen} ${name}, ${room} px: ${fault}`));
        }
        unmount();
      }
    await expect(faults).toEqual([]);
  };

/** Windows of 1440 and of 1100 px: there only the room of the list decides. */
export const Desktop: Story = { globals: { viewport: { value: 'wide' } }, play: play(1152, 812) };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, play: play(648) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: play(358) };
