import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, Suspense, useRef, type RefCallback } from 'react';
import { expect, waitFor } from 'storybook/test';
import * as library from '../entries/index.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Menu, MenuItem } from '../primitives/Menu/Menu.tsx';
import { Popover } from '../primitives/Popover/Popover.tsx';
import { themeClasses } from '../theme/themeClasses.ts';
import { samples } from './samples.stories.data.tsx';

type Attributes = Readonly<Record<`data-${string}` | `aria-${string}`, string>>;
/** Components without an element of their own, or without one until they are open or have something to show. */
const withoutElement = new Set([
  'LinkRouter',
  'PortalProvider',
  'PresentProvider',
  'RequestsProvider',
  'ShowRequest',
  'DensityProvider',
  'UnsavedEntries',
  'RemoteView',
  'Tooltip',
  'Dialog',
  'CommandMenu',
  'Menu',
  'Popover',
  'Toast',
]);
/** Their ref is what other components can do with them. */
const withHandle = ['SchemaTree'];
/** Their outermost element has no role that ARIA attributes could describe. */
const withoutRole = ['Tabs', 'TagGroup'];

const refs = new Map<string, Element | null>();

const attributesFor = (
  name: string,
): Attributes & { readonly id: string; readonly ref: RefCallback<Element> } => ({
  id: `id-${name}`,
  'data-testid': name,
  'aria-describedby': 'nothing',
  ref: (element) => void (element && refs.set(name, element)),
});

/** What a component has lost of its attributes. */
function lossesOf(name: string): readonly string[] {
  const element = document.querySelector(`[data-testid="${name}"]`);
  const described = [element, document.querySelector(`#id-${name}`)].some((each) =>
    each?.getAttribute('aria-describedby')?.split(' ').includes('nothing'),
  );
  const lost = [
    ...(element ? [] : ['data']),
    ...(document.querySelector(`#id-${name}`) ? [] : ['id']),
    ...(described || withoutRole.includes(name) ? [] : ['aria']),
    ...(refs.get(name) || withHandle.includes(name) ? [] : ['ref']),
  ];
  return lost.length > 0 ? [`${name}: ${lost.join(', ')}`] : [];
}

/** Hidden from the book: it tests all components at once. */
const meta = {
  title: 'Library/Attributes',
  tags: ['!dev', '!autodocs'],
  // Many components in one page: the accessibility of each is tested by its own stories.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => refs.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every component passes id, data and ARIA attributes and its ref to one element. */
export const Components: Story = {
  render: () => (
    <>
      {samples.map(({ name, component, props }) => (
        <Suspense key={name}>
          {createElement<object>(component, { ...props, ...attributesFor(name) })}
        </Suspense>
      ))}
    </>
  ),
  play: async () => {
    await expect(samples.length).toBeGreaterThan(50);
    const parts = samples.map(({ name }) => name).filter((name) => !withoutElement.has(name));
    await expect(parts.flatMap(lossesOf)).toEqual([]);
  },
};

/** Fields of one control, and pickers of a day: a form moves the focus to what they are filled in with. */
const focusable = [
  'Checkbox',
  'ComboBox',
  'DatePicker',
  'DateRangePicker',
  'FileField',
  'MultiSelect',
  'NumberField',
  'PasswordField',
  'SearchField',
  'Select',
  'Switch',
  'TextArea',
  'TextField',
];

/** The ref of a field takes the focus. */
export const FieldRefs: Story = {
  render: () => (
    <>
      {samples
        .filter(({ name }) => focusable.includes(name))
        .map(({ name, component, props }) => (
          <div key={name} data-field={name}>
            {createElement<object>(component, { ...props, ...attributesFor(name) })}
          </div>
        ))}
    </>
  ),
  play: async () => {
    for (const name of focusable) {
      const control = refs.get(name);
      await expect(control, name).toBeInstanceOf(HTMLElement);
      if (control instanceof HTMLElement) control.focus();
      await expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(name);
    }
  },
};

/** So do overlays, once they are open. */
export const Overlays: Story = {
  render: function Render() {
    const trigger = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button ref={trigger}>Actions</Button>
        <Menu
          {...attributesFor('Menu')}
          aria-label="Actions"
          triggerRef={trigger}
          isOpen
          onOpenChange={() => undefined}
        >
          <MenuItem id="pause" label="Pause" />
        </Menu>
        <Dialog {...attributesFor('Dialog')} isOpen onClose={() => undefined} title="Archive the source?" />
      </>
    );
  },
  play: () => waitFor(() => expect(['Dialog', 'Menu'].flatMap(lossesOf)).toEqual([])),
};

/** A popover opens by its own trigger. */
export const OpenPopover: Story = {
  render: () => (
    <Popover {...attributesFor('Popover')} label="Filter" trigger={<Button>Filter</Button>}>
      Types
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(lossesOf('Popover')).toEqual([]));
  },
};

/** The toolbar's choices reach the components. */
export const Toolbar: Story = {
  globals: { direction: 'rtl', textSize: 'double', motion: 'none' },
  render: () => <Button>Pause</Button>,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pause' });
    await expect(getComputedStyle(button).direction).toBe('rtl');
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(Number.parseFloat(getComputedStyle(button).transitionDuration)).toBeLessThan(0.01);
  },
};

/** They end with the story. */
export const ToolbarUntouched: Story = {
  render: () => <Button>Pause</Button>,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).direction).toBe('ltr');
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
  },
};

/** A brand of another product restyles components by its tokens alone, and axe accepts its colours. */
export const AnotherBrand: Story = {
  globals: { theme: 'brand' },
  parameters: { a11y: { test: 'error' } },
  render: () => (
    <main>
      <Button tone="accent" variant="solid">
        Create pipeline
      </Button>
      <library.Banner title="Your trial ends in 3 days.">
        Subscribe to keep your pipelines running.
      </library.Banner>
      <library.TextField label="Name" description="Shown in lists." />
      <library.Badge tone="accent">New</library.Badge>
      <library.Link href="#sources">All sources</library.Link>
    </main>
  ),
  play: async ({ canvas }) => {
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(canvas.getByRole('button'));
    await expect(backgroundColor).toBe('rgb(138, 59, 18)');
    await expect(borderRadius).toBe('3px');
    await expect(fontFamily).toContain('Georgia');
  },
};

const roomOf = 'room';

/** Every component's default, each in a block as wide as a phone. */
const Phones = () => (
  <div style={{ display: 'grid', gap: 24 }}>
    {samples.map(({ name, component, props }) => (
      <div
        key={name}
        data-testid={roomOf}
        title={name}
        style={{ inlineSize: 358, containerType: 'inline-size' }}
      >
        <Suspense>{createElement<object>(component, props)}</Suspense>
      </div>
    ))}
  </div>
);

/** What is wider than the phone. A component may scroll within itself. */
const overflowing = (rooms: readonly HTMLElement[]): readonly string[] =>
  rooms.flatMap(({ scrollWidth, clientWidth, title }) =>
    scrollWidth > clientWidth ? [`${title}: ${scrollWidth} of ${clientWidth} px`] : [],
  );

/** Right to left, every component fits a phone. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  render: () => <Phones />,
  play: async ({ canvas }) => {
    const rooms = canvas.getAllByTestId(roomOf);
    await expect(rooms.length).toBeGreaterThan(50);
    await expect(getComputedStyle(rooms[0] ?? document.body).direction).toBe('rtl');
    await expect(overflowing(rooms)).toEqual([]);
  },
};

/** So does every component with text twice as large. */
export const LargeText: Story = {
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  render: () => <Phones />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(overflowing(canvas.getAllByTestId(roomOf))).toEqual([]);
  },
};

/** Every target is 24 px high and wide, or has that much room around it (WCAG 2.5.8). axe measures it. */
export const TouchTargets: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    a11y: { test: 'error', options: { runOnly: { type: 'rule', values: ['target-size'] } } },
  },
  render: () => <Phones />,
  play: ({ canvas }) => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(1),
};

const themeNames = ['light', 'dark', 'system'] as const;

/** A theme is set by class or by attribute, on any element. */
export const ThemeByAttribute: Story = {
  render: () => (
    <>
      {themeNames.map((name) => (
        <div key={name}>
          <div className={themeClasses[name]} data-testid={`class-${name}`} />
          <div data-millrace-theme={name} data-testid={`attribute-${name}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const lookOf = (id: string) => {
      const style = getComputedStyle(canvas.getByTestId(id));
      return [style.colorScheme, style.getPropertyValue('--millrace-color-canvas')];
    };
    for (const name of themeNames) await expect(lookOf(`attribute-${name}`)).toEqual(lookOf(`class-${name}`));
    await expect(lookOf('attribute-light')[0]).toBe('light');
    await expect(lookOf('attribute-dark')[0]).toBe('dark');
    const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    await expect(lookOf('attribute-system')).toEqual(lookOf(`attribute-${ofDevice}`));
  },
};
