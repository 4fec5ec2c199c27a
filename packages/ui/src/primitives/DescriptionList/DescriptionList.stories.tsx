import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code } from '../Code/Code.tsx';
import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Primitives/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Host', value: <Code>db.acme-prod.internal</Code> },
      { label: 'Region', value: 'N. Virginia' },
      { label: 'Connection', value: <Link href="/tunnels/4">Frankfurt bastion</Link> },
      { label: 'Role' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A missing value is a dash, which is read out in words. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [role] = canvas.getAllByRole('definition').toReversed();
    await expect(role).toHaveTextContent('—Not shown');
    await expect(canvas.getByText('Region').nextElementSibling).toHaveTextContent('N. Virginia');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Playground: Story = { args: { isRuled: true } };
export const RightToLeft: Story = { args: { isRuled: true }, globals: { direction: 'rtl' } };

/** The width of what contains it decides: a value is below its label where there is no room beside it. */
export const Narrow: Story = {
  args: { items: [{ label: 'y'.repeat(300), value: 'x'.repeat(300) }] },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const [label, value] = [canvas.getByRole('term'), canvas.getByRole('definition')];
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label.getBoundingClientRect().bottom,
    );
  },
};
