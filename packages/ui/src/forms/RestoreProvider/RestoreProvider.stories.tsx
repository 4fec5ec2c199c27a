import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  enterRestoration,
  planRestoration,
  type LaterChange,
} from '../../domain/forms/changes/restoration.ts';
import { createSyncForm, syncPaths } from '../../domain/pipelines/syncForm.ts';
import { WizardFooter } from '../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../patterns/Wizard/WizardSheet.tsx';
import { SubmitButton } from '../modelForm/SubmitButton.tsx';
import { SyncSettingsForm } from '../SyncSettingsForm/SyncSettingsForm.tsx';
import { RestoreProvider, type RestoreProviderProps } from './RestoreProvider.tsx';

const now = new Date('2026-03-04T13:15:20Z');
const formId = 'restored';
const hour = 3_600_000;

/** Mateo changed four settings; Ines has changed one of them again. */
const details = {
  event: 'changed',
  [`before.${syncPaths.sourceFrequency}`]: 900_000,
  [`before.${syncPaths.window}`]: '03:00-05:00',
  [`before.${syncPaths.autoSyncNewCollections}`]: 'true',
  [`before.${syncPaths.persistDeletedRows}`]: 'false',
};
const again: LaterChange = {
  at: new Date('2026-03-04T08:12:00Z'),
  details: { event: 'changed', fields: syncPaths.persistDeletedRows, by: 'Ines Okafor' },
};

interface StoryArgs extends RestoreProviderProps {
  /** What was changed after the change that is restored. */
  later?: readonly LaterChange[];
  /** Nothing is restored. */
  isPlain?: boolean;
}

/** The sync settings of a pipeline, with the button that saves them. */
function Restored({ later, isPlain = false }: Omit<StoryArgs, 'children'>) {
  const [{ model, restoration }] = useState(() => {
    const form = createSyncForm({
      sourceSyncFrequency: hour,
      maintenanceWindow: '02:00-04:00',
      persistDeletedRows: true,
      autoSyncNewCollections: false,
    });
    const plan = isPlain ? undefined : planRestoration(form, details, later);
    if (plan) enterRestoration(plan);
    return { model: form, restoration: plan };
  });
  return (
    <RestoreProvider {...(restoration && { restoration })}>
      <WizardSheet
        footer={
          <WizardFooter
            next={
              <SubmitButton form={formId} problem={undefined}>
                Save settings
              </SubmitButton>
            }
          />
        }
      >
        <SyncSettingsForm id={formId} model={model} onSubmit={() => undefined} />
      </WizardSheet>
    </RestoreProvider>
  );
}

const meta = {
  title: 'Forms/RestoreProvider',
  component: RestoreProvider,
  parameters: { present: { now, timeZone: 'Europe/Berlin' } },
  args: { children: null },
  render: ({ children: _children, ...args }) => <Restored {...args} />,
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without old values the form is as usual. */
export const Default: Story = {
  args: { isPlain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save settings' })).toBeVisible();
    await expect(canvas.queryByText(/^Now/)).toBeNull();
  },
};

const fieldOf = (canvasElement: HTMLElement, path: string): HTMLElement => {
  const slot = canvasElement.querySelector<HTMLElement>(`[data-field="${path}"]`);
  if (!slot) throw new Error(`There is a field at ${path}.`);
  return slot;
};

export const Playground: Story = {
  args: { later: [again] },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const of = (path: string) => within(fieldOf(canvasElement, path));
    await step('Each old value says what is saved now, in the words of its field', async () => {
      await expect(await of(syncPaths.sourceFrequency).findByText(/^Now/)).toHaveTextContent(
        'Now every hour',
      );
      await expect(of(syncPaths.window).getByText(/^Now/)).toHaveTextContent('Now 02:00–04:00 UTC');
      await expect(of(syncPaths.autoSyncNewCollections).getByText(/^Now/)).toHaveTextContent('Now off');
      await expect(canvas.getAllByText(/^Now/)).toHaveLength(3);
    });
    await step('What was changed again is not restored, and says when and by whom', async () => {
      await expect(of(syncPaths.persistDeletedRows).getByText(/^Not restored/)).toHaveTextContent(
        'Not restored: changed again today at 09:12 CET by Ines Okafor. Use off',
      );
      await expect(canvas.getByRole('checkbox', { name: /Persist deleted rows/ })).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Save 3 changes' })).toBeVisible();
    });
    await step('A press takes the old value, and the focus stays at its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use off: Persist deleted rows' }));
      const deleted = canvas.getByRole('checkbox', { name: /Persist deleted rows/ });
      await expect(deleted).not.toBeChecked();
      await waitFor(() => expect(deleted).toHaveFocus());
      await expect(of(syncPaths.persistDeletedRows).getByText(/^Now/)).toHaveTextContent('Now on');
      await expect(canvas.getByRole('button', { name: 'Save 4 changes' })).toBeVisible();
    });
    await step('The saved value takes the mark away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Source frequency/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Every hour' }));
      await expect(of(syncPaths.sourceFrequency).queryByText(/^Now/)).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Save 3 changes' })).toBeVisible();
    });
  },
};

/** The service does not say who, or the values differ from what the change has left. */
export const WithoutNames: Story = {
  args: { later: [{ at: again.at, details: { event: 'changed', fields: syncPaths.persistDeletedRows } }] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^Not restored/)).toHaveTextContent(
      'Not restored: changed again today at 09:12 CET. Use off',
    ),
};

export const Narrow: Story = {
  args: { later: [again] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Not restored/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
