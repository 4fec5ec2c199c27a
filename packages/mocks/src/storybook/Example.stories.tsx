import { bind, listPipelines, setPipelineStatus } from '@millrace/ui/contract';
import { Live, never } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Stands in for a screen: renders its props and reports the intents of the person. */
function Pipelines() {
  return (
    <Live reads={{ pipelines: bind(listPipelines, { status: 'active', pageSize: 1 }) }}>
      {({ pipelines, call }) =>
        pipelines.state === 'ready' ? (
          pipelines.value.rows.map(({ id, name, status }) => (
            <button key={id} type="button" onClick={() => call(setPipelineStatus, { id, status: 'paused' })}>
              {name} is {status}
            </button>
          ))
        ) : (
          <p>{pipelines.state}</p>
        )
      }
    </Live>
  );
}

const meta = {
  title: 'Twin/Example',
  component: Pipelines,
  tags: ['!autodocs', '!dev'],
  parameters: { service: 'busyAccount' },
} satisfies Meta<typeof Pipelines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Orders to warehouse is running' }));
    await canvas.findByRole('button', { name: 'Orders to warehouse is pausing' });
    loaded.service.service.advance(3_000);
    await canvas.findByRole('button', { name: 'Orders to warehouse is paused' });
  },
};

export const Loading: Story = {
  parameters: { service: { toxics: [never(listPipelines)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('loading')).toBeVisible();
  },
};
