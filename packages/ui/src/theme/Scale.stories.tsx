import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import * as css from './Scale.stories.css.ts';
import { motion, space, type } from './tokens.ts';

interface ScaleProps {
  /** The tokens by name, each shown in use. */
  samples: readonly (readonly [name: string, sample: ReactNode])[];
}

/** A scale of the theme: each token with its name, as `@millrace/ui/tokens` exports it. */
function Scale({ samples }: ScaleProps) {
  return (
    <dl className={css.list}>
      {samples.map(([name, sample]) => (
        <div key={name} className={css.row}>
          <dt className={css.name}>{name}</dt>
          <dd>{sample}</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: 'Foundations/Scales',
  component: Scale,
  argTypes: { samples: { table: { disable: true } } },
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = <Name extends string>(tokens: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(tokens).filter((name): name is Name => name in tokens);

/** Roles of text. Sizes follow the reader’s font size. */
export const Type: Story = {
  tags: ['visual'],
  args: {
    samples: namesOf(type).map((name) => [
      `type.${name}`,
      <span key={name} className={css.role[name]}>
        4.8 M records today
      </span>,
    ]),
  },
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByText('4.8 M records today')
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    await expect(sizes[0]).toBe(Math.max(...sizes));
  },
};

/** Distances on a grid of 4 px. Parents set them with `gap` and padding; components have no outer margin. */
export const Space: Story = {
  args: {
    samples: namesOf(space).map((name) => [`space.${name}`, <div key={name} className={css.step[name]} />]),
  },
};

/** Timings: `quick` for a control’s own reaction, `calm` for what appears or moves. Hover or focus a square. */
export const Motion: Story = {
  args: {
    samples: namesOf(motion).map((name) => [
      `motion.${name}`,
      <button key={name} type="button" className={css.stage} aria-label={`Play ${name}`}>
        <div className={css.move[name]} />
      </button>,
    ]),
  },
};
