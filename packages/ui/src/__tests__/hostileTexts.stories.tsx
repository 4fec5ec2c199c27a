import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, Component, createElement, isValidElement, Suspense, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import blns from '../../../mocks/corpus/blns.json';
import { samples } from './samples.stories.data.tsx';

/** Props that people read. Others are identifiers, addresses and choices, which the types and rules limit. */
const readable = new Set([
  'aria-label',
  'children',
  'description',
  'empty',
  'error',
  'hint',
  'label',
  'message',
  'name',
  'placeholder',
  'subtitle',
  'text',
  'title',
  'words',
]);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value, with another text in place of every text that people read. */
function withText(value: unknown, text: string, isReadable = false): unknown {
  if (typeof value === 'string') return isReadable ? text : value;
  if (Array.isArray(value)) return value.map((each) => withText(each, text, isReadable));
  if (isValidElement<object>(value)) return cloneElement(value, propsWithText(value.props, text));
  return isPlain(value) ? propsWithText(value, text) : value;
}
const propsWithText = (props: object, text: string): object =>
  Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, withText(value, text, readable.has(key))]),
  );

const failures = new Map<string, string>();

/** Names the component that could not render. */
class Guard extends Component<{ name: string; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(problem: unknown) {
    failures.set(this.props.name, String(problem));
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** It has no element. Its story shows parts in a row of their own. */
const withoutElement = 'LinkRouter';

/** All of them in a page of the least width. */
const page = (text: string) => (
  <>
    {samples
      .filter(({ name }) => name !== withoutElement)
      .map(({ name, component, props }) => (
        <div key={name} data-sample={name} style={{ inlineSize: '288px' }}>
          <Guard name={name}>
            <Suspense>{createElement<object>(component, propsWithText(props, text))}</Suspense>
          </Guard>
        </div>
      ))}
  </>
);

/** The part that sticks out the most, so that a failure names it. */
const widest = (sample: HTMLElement) => {
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== sample &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const [part] = [...sample.querySelectorAll('*')]
    .filter(({ parentElement }) => !isCut(parentElement))
    .map((element) => ({ element, end: element.getBoundingClientRect().right }))
    .toSorted((a, b) => b.end - a.end);
  return part && `${part.element.tagName} ${part.element.className} ends at ${Math.round(part.end)}`;
};

const wide = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sample]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((sample) => `${sample.dataset['sample']} (${sample.scrollWidth}): ${widest(sample)}`);

/** Hidden from the book: it mounts all components at once with texts that nobody expects. */
const meta = {
  title: 'Library/Hostile texts',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => failures.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async () => {
  await waitFor(() => expect(document.querySelectorAll('[data-sample]:empty').length).toBeLessThan(15));
  await expect(Object.fromEntries(failures)).toEqual({});
  await expect(wide()).toEqual([]);
};

export const UnbrokenWord: Story = { render: () => page('Donaudampfschifffahrt'.repeat(15)), play };
export const Corpus: Story = { render: () => page(blns.join(' ')), play };
