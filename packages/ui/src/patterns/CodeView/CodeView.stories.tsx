import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeView } from './CodeView.tsx';
import { ownClipboard, writeText } from '../CopyButton/clipboard.stories.data.ts';

const script = `version: 1
name: "Orders to warehouse"
source:
  connection: 12
tables:
  - name: "public.orders"
    columns: ["id", "email"]
`;
const meta = {
  title: 'Patterns/CodeView',
  component: CodeView,
  args: {
    label: 'ETL script',
    text: script,
    subject: 'the script',
  },
  beforeEach: ownClipboard,
} satisfies Meta<typeof CodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('It copies the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the script' }));
      await expect(writeText).toHaveBeenLastCalledWith(script);
    });
    await step('The keyboard reaches the text, to scroll it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('region', { name: 'ETL script' })).toHaveFocus();
    });
    await expect(canvas.queryByRole('button', { name: /Download/ })).toBeNull();
  },
};

/** Line numbers are never part of a selection. */
export const Playground: Story = {
  args: { hasLineNumbers: true, file: { name: 'orders.yaml', type: 'application/yaml' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'ETL script' });
    await expect(region).toHaveTextContent(/^1 2 3 4 5 6 7\s?version: 1/);
    getSelection()?.selectAllChildren(region);
    await expect(getSelection()?.toString().trim()).toBe(script.trim());
    getSelection()?.removeAllRanges();
  },
};

/** The file has the text and the name. */
export const Download: Story = {
  args: Playground.args,
  play: async ({ canvas, userEvent }) => {
    const files: { readonly name: string; readonly href: string }[] = [];
    const note = (event: MouseEvent) => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      files.push({ name: link.download, href: link.href });
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
      this.addEventListener('click', note);
      click.call(this);
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Download the script' }));
    HTMLAnchorElement.prototype.click = click;
    await expect(files).toEqual([expect.objectContaining({ name: 'orders.yaml' })]);
    await expect(await (await fetch(files[0]?.href ?? '')).text()).toBe(script);
  },
};

/** Long lines and many of them scroll within the frame. */
export const Long: Story = {
  args: {
    hasLineNumbers: true,
    text: Array.from({ length: 2_000 }, (_, at) => `line ${at}: ${'x'.repeat(400)}`).join('\n'),
  },
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: 'ETL script' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // The numbers stay in view.
    region.scrollLeft = 500;
    const [numbers] = region.querySelectorAll('[aria-hidden]');
    await expect(numbers?.getBoundingClientRect().left).toBe(region.getBoundingClientRect().left);
  },
};
export const Phone: Story = { ...Long, globals: { viewport: { value: 'phone' } } };
