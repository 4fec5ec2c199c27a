import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ActivityEntry } from '../../../domain/entities/activityEntry.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { activityListView, activityQuery } from '../../../domain/views/activityList.ts';
import { RestorePanel, type RestorePanelProps } from '../../../forms/RestorePanel/RestorePanel.tsx';
import {
  changedAgain,
  restored,
  restoredEntry,
} from '../../../forms/RestorePanel/restorePanel.stories.data.ts';
import { everyEntry, storyNow } from '../../../patterns/ActivityList/ActivityList.stories.data.ts';
import { allHrefs } from '../settings.stories.data.ts';
import { ActivityScreen, type ActivityScreenProps } from './ActivityScreen.tsx';

interface StoryArgs extends ActivityScreenProps, Pick<RestorePanelProps, 'onSave' | 'isSaving' | 'problem'> {
  /** One of the old values was changed again. */
  isChangedAgain?: boolean;
}

const rows = everyEntry.map((entry) => (entry.id === restoredEntry.id ? restoredEntry : entry));

/** The activity with the form of an entry, as in an application. */
function Restoring({ onSave, isSaving, problem, isChangedAgain = false, ...args }: StoryArgs) {
  const [entry, setEntry] = useState<ActivityEntry>();
  const [restoration] = useState(() => ready(restored(isChangedAgain ? [changedAgain] : [])));
  return (
    <ActivityScreen
      {...args}
      restore={{
        openId: entry?.id,
        onOpen: setEntry,
        panel: entry && (
          <RestorePanel
            title="Restore sync settings"
            entry={entry}
            restoration={restoration}
            href="/pipelines/1/settings/schema_config?section=sync"
            onSave={onSave}
            {...(isSaving !== undefined && { isSaving })}
            problem={problem}
            onClose={() => setEntry(undefined)}
            onRetry={args.onRetry}
          />
        ),
      }}
    />
  );
}

const meta = {
  title: 'Screens/Settings/ActivityScreen/Restore',
  component: ActivityScreen,
  parameters: { present: { now: storyNow, timeZone: 'Europe/Berlin' } },
  globals: { viewport: { value: 'wide' } },
  args: {
    hrefs: { ...allHrefs, activity: settingsPaths.activity() },
    page: ready({
      rows,
      count: rows.length,
      number: 1,
      hasNext: false,
      sent: rows.length,
      unreadable: 0,
      counts: null,
    }),
    view: activityListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => settingsPaths.activity(activityQuery(view)),
    onRetry: fn(),
    onSave: fn(),
  },
  render: (args) => <Restoring {...args} />,
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** Opens the form of the entry. */
async function open({ canvas, userEvent }: Context) {
  const restore = canvas.getByRole('button', { name: /^Restore… Orders to warehouse/ });
  await userEvent.click(restore);
  const panel = await canvas.findByRole('region', { name: 'Restore sync settings' });
  await within(panel).findAllByText(/^Now/);
  return { restore, panel };
}

/** The form is beside the list. It takes the focus, and gives it back. */
export const PanelOpen: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const { restore, panel } = await open({ canvas, userEvent });
    await step('The entry is marked, and the list keeps its place', async () => {
      await expect(restore).toHaveAttribute('aria-expanded', 'true');
      const list = restore.closest('ol');
      await expect(list?.getBoundingClientRect().right).toBeLessThan(panel.getBoundingClientRect().left);
      const width = panel.getBoundingClientRect().width;
      await expect(width).toBeGreaterThanOrEqual(340);
      await expect(width).toBeLessThanOrEqual(380);
      await waitFor(() => expect(within(panel).getByRole('heading')).toHaveFocus());
    });
    await step('Escape closes it without a change', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(restore).toHaveFocus());
      await expect(canvas.queryByRole('region', { name: 'Restore sync settings' })).toBeNull();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Other forms are pages', async () => {
      await expect(canvas.getByRole('link', { name: /^Restore… Production Postgres/ })).toBeVisible();
    });
    await userEvent.click(restore);
    await expect(await canvas.findByRole('button', { name: 'Save 3 changes' })).toBeVisible();
  },
};

export const NotRestored: Story = {
  args: { isChangedAgain: true },
  play: async ({ canvas, userEvent }) => {
    const { panel } = await open({ canvas, userEvent });
    await expect(within(panel).getByText(/^Not restored/)).toHaveTextContent(
      'Not restored: changed again today at 09:12 CET by Ines Okafor. Use off',
    );
    await expect(within(panel).getByRole('button', { name: 'Save 2 changes' })).toBeVisible();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args, canvas, userEvent }) => {
    const { panel } = await open({ canvas, userEvent });
    await userEvent.click(within(panel).getByRole('button', { name: /Save 3 changes/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Nothing that was entered is lost. */
export const SaveFailed: Story = {
  args: { problem: { kind: 'http', status: 500 } },
  play: async ({ canvas, userEvent }) => {
    const { panel } = await open({ canvas, userEvent });
    await expect(within(panel).getByText('The settings could not be saved.')).toBeVisible();
    await expect(within(panel).getAllByText(/^Now/)).toHaveLength(3);
    await expect(within(panel).getByRole('button', { name: 'Save 3 changes' })).toBeEnabled();
  },
};

/** Without room beside the list, the form is a page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Restore… Orders to warehouse/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/pipelines/1/settings/schema_config?section=sync&before.'),
    ),
};
