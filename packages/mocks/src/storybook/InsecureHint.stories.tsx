import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import head from '../../../../.storybook/preview-head.html?raw';

/** A page with the head of Storybook's preview. Tests run on this machine, which is always secure. */
const Preview = ({ isSecure }: { readonly isSecure: boolean }) => (
  // oxlint-disable-next-line react/iframe-missing-sandbox -- The test reads the page in it.
  <iframe
    title="Preview"
    width={800}
    height={400}
    style={{ border: 0 }}
    srcDoc={`<!doctype html><title>Preview</title><script>Object.defineProperty(window, 'isSecureContext', { value: ${isSecure} })</script>${head}<p>The story</p>`}
  />
);

const meta = {
  title: 'Twin/Hint for plain HTTP',
  component: Preview,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page in the frame, once it has loaded. */
const loadedPage = (root: HTMLElement): Promise<HTMLElement> =>
  waitFor(async () => {
    const page = root.querySelector('iframe')?.contentDocument;
    if (page?.readyState !== 'complete') throw new Error('The frame is still loading.');
    await expect(page.body).toHaveTextContent('The story');
    return page.body;
  });

/** The browser offers no service worker there, so the screens would fail without an explanation. */
export const OnAnotherMachine: Story = {
  args: { isSecure: false },
  play: async ({ canvasElement, step }) => {
    const page = await loadedPage(canvasElement);
    await step('The page says how to open Storybook', async () => {
      const hint = within(page).getByRole('alert');
      await expect(
        within(hint).getByRole('heading', { name: 'Open this Storybook through localhost or HTTPS' }),
      ).toBeVisible();
      await expect(hint).toHaveTextContent('open http://localhost:80.');
      await expect(hint).toHaveTextContent('forward the port: ssh -N -L 80:localhost:80');
    });
    await step('The hint covers the page', async () => {
      const { width, height } = within(page).getByRole('alert').getBoundingClientRect();
      await expect([width, height]).toEqual([800, 400]);
    });
  },
};

export const OnThisMachine: Story = {
  args: { isSecure: true },
  play: async ({ canvasElement }) => {
    const page = await loadedPage(canvasElement);
    await expect(within(page).queryByRole('alert')).toBeNull();
  },
};
