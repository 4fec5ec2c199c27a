import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { Select } from '../Select/Select.tsx';
import { PortalProvider } from './PortalProvider.tsx';

/** Attaches a shadow root with the style sheets of the page, as a product with web components does. */
function ShadowHost({ children }: { children(container: HTMLElement): ReactNode }) {
  const [container, setContainer] = useState<HTMLElement>();
  const attach = (host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const root = host.attachShadow({ mode: 'open' });
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]'))
      root.append(sheet.cloneNode(true));
    const inner = document.createElement('div');
    inner.className = 'millrace-light';
    root.append(inner);
    setContainer(inner);
  };
  return (
    <div ref={attach} data-testid="host">
      {container && createPortal(children(container), container)}
    </div>
  );
}

function Product({ onPress, onChange }: { onPress(): void; onChange(value: string): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          onPress();
          setOpen(true);
        }}
      >
        Delete
      </Button>
      <MenuButton label="Actions">
        <MenuItem id="copy" label="Copy" onAction={() => onChange('copy')} />
      </MenuButton>
      <Select
        label="Plan"
        options={[
          { value: 'free', label: 'Free' },
          { value: 'team', label: 'Team' },
        ]}
        defaultValue="free"
        onChange={onChange}
      />
      <DatePicker label="Due" defaultValue="2026-03-04" onChange={(day) => onChange(String(day))} />
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete the pipeline?"
        footer={<Button onPress={() => setOpen(false)}>Keep it</Button>}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/PortalProvider',
  component: PortalProvider,
  args: { container: null, children: null },
} satisfies Meta<typeof PortalProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const [onPress, onChange] = [fn(), fn()];

/** A product inside a shadow root. */
export const Default: Story = {
  render: () => (
    <ShadowHost>
      {(container) => (
        <PortalProvider container={container}>
          <Product onPress={onPress} onChange={onChange} />
        </PortalProvider>
      )}
    </ShadowHost>
  ),
  beforeEach: () => {
    onPress.mockClear();
    onChange.mockClear();
  },
  play: async ({ canvas, userEvent, step }) => {
    const root = (await canvas.findByTestId('host')).shadowRoot;
    const find = (selector: string, text = '') =>
      waitFor(() => {
        const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].find(({ textContent }) =>
          textContent.includes(text),
        );
        if (!found) throw new Error(`Nothing in the shadow root is ${selector} with “${text}”.`);
        return found;
      });
    const button = await find('button', 'Delete');
    await step(
      'A press by mouse opens the dialog inside the root, and Escape returns the focus',
      async () => {
        await userEvent.click(button);
        await expect(onPress).toHaveBeenCalledTimes(1);
        await find('[role=dialog]', 'Delete the pipeline?');
        await expect(document.querySelector('[role=dialog]')).toBeNull();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(root?.querySelector('[role=dialog]')).toBeNull());
        await waitFor(() => expect(root?.activeElement).toBe(button));
      },
    );
    await step('A menu opens inside the root', async () => {
      await userEvent.click(await find('button', 'Actions'));
      await userEvent.click(await find('[role=menuitem]', 'Copy'));
      await expect(onChange).toHaveBeenLastCalledWith('copy');
    });
    await step('A select opens inside the root', async () => {
      await userEvent.click(await find('button[aria-haspopup=listbox]'));
      await userEvent.click(await find('[role=option]', 'Team'));
      await expect(onChange).toHaveBeenLastCalledWith('team');
    });
  },
};
