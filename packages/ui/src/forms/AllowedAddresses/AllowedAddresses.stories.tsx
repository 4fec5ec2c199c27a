import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { ownClipboard, writeText } from '../../patterns/CopyButton/clipboard.stories.data.ts';
import { AllowedAddresses } from './AllowedAddresses.tsx';

/** Tests cannot read the clipboard, so the story records what is written to it. */
const meta = {
  title: 'Forms/AllowedAddresses',
  component: AllowedAddresses,
  args: {
    addresses: ready({
      fixed: '203.0.113.18',
      regions: { 'us-east-1': ['198.51.100.44', '198.51.100.45'], 'eu-west-1': ['192.0.2.7'] },
    }),
    region: 'us-east-1',
    onCopy: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ownClipboard,
} satisfies Meta<typeof AllowedAddresses>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = { name: /203\.0\.113\.18/ };

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A click copies the address; only the toast announces it', async () => {
      await userEvent.click(await canvas.findByRole('button', first));
      await waitFor(() => expect(args.onCopy).toHaveBeenLastCalledWith(['203.0.113.18']));
      await expect(writeText).toHaveBeenLastCalledWith('203.0.113.18');
      await expect(canvas.queryByText('Copied!')).toBeNull();
    });
    await step('Only the addresses of the pipeline’s region are listed, each with its region', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('button', { name: /198\.51\.100\.44/ })).toHaveTextContent('us-east-1');
    });
  },
};

const all = { name: 'Copy all 3 addresses' };
const threeLines = '203.0.113.18\n198.51.100.44\n198.51.100.45';

/** One address per line, as firewall forms accept them. */
export const AllCopied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', all);
    await userEvent.click(button);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledOnce());
    await expect(args.onCopy).toHaveBeenCalledWith(threeLines.split('\n'));
    await expect(writeText).toHaveBeenCalledWith(threeLines);
    await expect(canvas.queryByText('Copied!')).toBeNull();
  },
};

/** Without a toast, the button itself confirms the copy for 2000 ms (spec §9). */
export const WithoutToast: Story = {
  args: { onCopy: undefined },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', all);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copied!'));
    await expect(canvas.getByText('Copied!', { selector: '[role=status]' })).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveTextContent('Copy all'));
  },
};

/** If the browser blocks the clipboard, all addresses are selected, and nothing else. */
export const AllWithTheClipboardClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', all));
    await waitFor(() => expect(getSelection()?.toString()).toBe(threeLines));
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

const everywhere = Object.fromEntries(
  Array.from({ length: 23 }, (_, place) => [`region-${place}`, [`192.0.2.${place}`, `198.51.100.${place}`]]),
);

/** All regions have many addresses: the fixed one is shown, and a button shows the others. */
export const ManyRegions: Story = {
  args: { region: undefined, addresses: ready({ fixed: '203.0.113.18', regions: everywhere }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', first)).toBeVisible();
    const fold = canvas.getByRole('button', { name: 'Show all 47 addresses', expanded: false });
    await userEvent.click(fold);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(47);
    await expect(fold).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Copy all 47 addresses' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer', expanded: true }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** The region is not known yet. */
export const EveryRegion: Story = {
  args: { region: undefined },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('listitem')).toHaveLength(4),
};

/** If the browser blocks the clipboard, the address is selected, ready to be copied with a key. */
export const ClipboardClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', first));
    await waitFor(() => expect(getSelection()?.toString()).toBe('203.0.113.18'));
    await expect(canvas.getByRole('button', first)).toHaveTextContent('Press Ctrl+C');
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { addresses: loading },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading addresses' })).toBeVisible(),
};

/** Without the addresses the user can continue. */
export const Failed: Story = {
  args: { addresses: failed({ kind: 'network' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/You can continue without them/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload addresses' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongAddress: Story = {
  args: { addresses: ready({ fixed: '2001:0db8:85a3:0000:0000:8a2e:0370:7334', regions: {} }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(1);
  },
};
