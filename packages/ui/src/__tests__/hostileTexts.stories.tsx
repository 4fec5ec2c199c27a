import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, createElement, isValidElement, Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { hostileUnits } from '../domain/text/hostileText.test.data.ts';
import { asReceived, corpus, isPlain, unbrokenWord, widest } from './hostileTexts.stories.data.ts';
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

let count = 0;

/** The same value, with another text in place of every text that people read. */
function withText(value: unknown, text: string, isReadable = false): unknown {
  // Names of siblings differ in a product, too.
  if (typeof value === 'string') return isReadable ? `${text} ${(count += 1)}` : value;
  if (Array.isArray(value)) return value.map((each) => withText(each, text, isReadable));
  if (isValidElement<object>(value))
    return createElement(value.type, ...withTexts(value.props, text, value.key));
  return isPlain(value) ? propsWithText(value, text) : value;
}
const propsWithText = (props: object, text: string): object =>
  Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, withText(value, text, readable.has(key))]),
  );

/** The arguments for an element. Children that have no keys in JSX have none here. */
function withTexts(props: object, text: string, key: string | null = null) {
  const { children, ...rest } = { children: undefined, ...propsWithText(props, text) };
  return [
    key === null ? rest : { ...rest, key },
    ...(Array.isArray(children) ? children : [children]),
  ] as const;
}

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
        <div key={name} data-sample={name}>
          <Guard name={name}>
            <Suspense>{createElement<object>(component, ...withTexts(props, text))}</Suspense>
          </Guard>
        </div>
      ))}
  </>
);

const wide = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sample]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((sample) => `${sample.dataset['sample']}: ${widest(sample)}`);

/** Hidden from the book: it mounts all components at once with texts that nobody expects. */
const meta = {
  title: 'Library/Hostile texts',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  // The narrowest page that is required (WCAG 1.4.10).
  globals: { viewport: { value: 'small' } },
  beforeEach: () => failures.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async () => {
  await waitFor(() => expect(document.querySelectorAll('[data-sample]:empty').length).toBeLessThan(15));
  await expect(Object.fromEntries(failures)).toEqual({});
  await expect(wide()).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const UnbrokenWord: Story = { render: () => page(unbrokenWord), play };

/** The big list of naughty strings. */
export const Corpus: Story = { render: () => page(asReceived(corpus.join(' '))), play };

/** Halves of emoji, marks of direction, tags, joiners and the like, many of each. */
export const Units: Story = {
  render: () => page(asReceived(Object.values(hostileUnits).join(' ').repeat(4))),
  play,
};

export const CombiningMarks: Story = { render: () => page(asReceived(`a${'\u0301'.repeat(10_000)}`)), play };

export const Megabyte: Story = {
  render: () => page(asReceived('Data '.repeat(200_000))),
  play: async (context) => {
    await play(context);
    await expect(document.body.textContent.length).toBeLessThan(2_000_000);
  },
};

type Sample = (typeof samples)[number];

/** Renders and lays out a component once, in one task. */
function mountTime({ component, props }: Sample, text: string): number {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() =>
    root.render(<Suspense>{createElement<object>(component, ...withTexts(props, text))}</Suspense>),
  );
  place.getBoundingClientRect();
  const time = performance.now() - start;
  root.unmount();
  place.remove();
  return time;
}

/** Rare text may take this many times as long as plain words. */
const mostTimesAsLong = 10;

/** No component blocks the page: a bounded text costs about what a plain one costs. */
export const Blocking: Story = {
  render: () => <p>Mounts each component several times.</p>,
  play: async () => {
    const units = Object.values(hostileUnits).map((unit) => unit.repeat(100 / unit.length));
    const rare = asReceived([...units, ...corpus].join(' ')).slice(0, 2_500);
    const plain = 'Data of a source. '.repeat(rare.length).slice(0, rare.length);
    const measure = (sample: Sample) => ({
      sample,
      rare: mountTime(sample, rare),
      plain: mountTime(sample, plain),
    });
    const times = samples.filter(({ name }) => name !== withoutElement).map(measure);
    // A component with a word or two takes next to no time, and anything is a multiple of that.
    const usual = times.reduce((sum, time) => sum + time.plain, 0) / times.length;
    const isSlow = (time: (typeof times)[number]) =>
      time.rare > mostTimesAsLong * Math.max(time.plain, usual);
    // Other programs disturb a measurement, but hardly each of several.
    const slow = Array.from({ length: 4 }).reduce<typeof times>(
      (suspects) => suspects.map(({ sample }) => measure(sample)).filter(isSlow),
      times.filter(isSlow),
    );
    await expect(slow.map(({ sample }) => sample.name)).toEqual([]);
  },
};
