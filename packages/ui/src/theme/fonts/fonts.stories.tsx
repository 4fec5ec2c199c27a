import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as css from './fonts.stories.css.ts';

const meta = { title: 'Foundations/Fonts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const facesLoaded = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** Interface text. Digits in tables have equal widths, so that columns of numbers align. */
export const Sans: Story = {
  render: () => (
    <div className={css.sansSpecimen}>
      <strong>Orders to warehouse → Analytics</strong>
      <span>Œuvre, Škoda, Žižek, naïve, “quoted” – and so on…</span>
      <span className={css.tabular}>111,111,111</span>
      <span className={css.tabular}>980,460,382</span>
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(facesLoaded()).toContain('Millrace Sans'));
    await expect(widthOf(canvas.getByText('111,111,111'))).toBeCloseTo(
      widthOf(canvas.getByText('980,460,382')),
    );
  },
};

/**
 * Hosts, keys, table and column names, cron expressions and ids. Ligatures are off, so that they appear as
 * typed.
 */
export const Mono: Story = {
  render: () => (
    <div className={css.monoSpecimen}>
      <span>db.example.com:5432</span>
      <span>{'=> != <= -- ::'}</span>
      <span>0O 1lI |</span>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(facesLoaded()).toContain('Millrace Mono'));
  },
};
