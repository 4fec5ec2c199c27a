import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LinkRouter } from './LinkRouter.tsx';

const meta = {
  title: 'Primitives/LinkRouter',
  component: LinkRouter,
  args: {
    navigate: fn(),
    children: (
      <Stack direction="row" align="center" gap="md">
        <Link href="/pipelines/list">Pipelines</Link>
        <ButtonLink href="/sources/list">Sources</ButtonLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof LinkRouter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const { href } = window.location;
    await step('The router follows a link without loading a document', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Pipelines' }));
      await expect(args.navigate).toHaveBeenLastCalledWith('/pipelines/list', undefined);
      await userEvent.click(canvas.getByRole('link', { name: 'Sources' }));
      await expect(args.navigate).toHaveBeenLastCalledWith('/sources/list', undefined);
      await expect(window.location.href).toBe(href);
    });
    await step('The browser follows links to other origins and clicks with a modifier key', async () => {
      await userEvent.keyboard('[ControlLeft>]');
      canvas.getByRole('link', { name: 'Pipelines' }).addEventListener('click', (event) => {
        event.preventDefault();
      });
      await userEvent.click(canvas.getByRole('link', { name: 'Pipelines' }));
      await userEvent.keyboard('[/ControlLeft]');
      await expect(args.navigate).toHaveBeenCalledTimes(2);
    });
  },
};
