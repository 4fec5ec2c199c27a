import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import { paths } from '../../domain/routes/paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PlugIcon } from '../../primitives/Icon/icons/PlugIcon.ts';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { createToasts } from '../../primitives/Toast/toasts.ts';
import { viewWizardSteps } from './Wizard.logic.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';
import { WizardFooter } from './WizardFooter.tsx';
import { WizardSection, WizardSheet } from './WizardSheet.tsx';

const hrefOf = (route: Parameters<typeof paths.pipelineSetup>[1]) => paths.pipelineSetup(toId(7), route);

const footer = (
  <WizardFooter
    back={{ label: 'Back to prerequisites', href: hrefOf('pipelineCreateSourcePrerequisites') }}
    test={<Button icon={PlugIcon}>Test connection</Button>}
    next={
      <Button tone="accent" variant="solid">
        Save and continue
      </Button>
    }
  />
);

const help = (
  <Card title="Allow these addresses">
    <p>203.0.113.18</p>
  </Card>
);

const meta = {
  title: 'Patterns/Wizard',
  component: Wizard,
  parameters: { present: { timeZone: 'Europe/Berlin' } },
  args: {
    trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
    steps: viewWizardSteps({
      draft: { sourceId: 3 },
      group: 'destination',
      chosen: { source: 'Production Postgres' },
      hrefOf,
    }),
    children: (
      <WizardSheet
        head={{ type: 'snowflake', title: 'Snowflake', description: 'Data warehouse' }}
        headAction={<Link href={hrefOf('pipelineCreateDestinationSelect')}>Change destination</Link>}
        footer={footer}
      >
        <WizardSection title="Destination Details">
          <p>The name of the destination.</p>
        </WizardSection>
        <WizardSection title="Destination Credentials">
          <p>How to get in.</p>
        </WizardSection>
      </WizardSheet>
    ),
  },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A standalone source uses the same frame, without the pipeline's steps. */
export const Default: Story = {
  tags: ['visual'],
  args: { steps: undefined },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('navigation', { name: 'Steps' })).not.toBeInTheDocument(),
};

export const Playground: Story = {
  args: { saved: { at: new Date('2026-03-04T09:42:00Z') }, help },
  play: async ({ canvas, userEvent, step }) => {
    await step('It shows completed, current and later steps', async () => {
      const done = canvas.getByRole('link', { name: /Configure Source done/ });
      await expect(done).toHaveAttribute('href', '/pipelines/setup/7/source/review');
      await expect(done).toHaveTextContent('Production Postgres');
      await expect(canvas.getByText('Configure Destination').closest('[aria-current=step]')).not.toBeNull();
    });
    await step('A disabled step is focusable, gives its reason, and has no link', async () => {
      const closed = canvas.getByRole('link', { name: 'Schema Settings Choose a destination first.' });
      await expect(closed).toHaveAttribute('aria-disabled', 'true');
      await expect(closed).not.toHaveAttribute('href');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(closed).toHaveFocus();
    });
    await step('The name of the resource is above the title', async () => {
      await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
        'PipelinesOrders to warehouse',
      );
      await expect(canvas.getByRole('status')).toHaveTextContent('Draft saved 10:42 CET');
    });
    await expect(canvas.getByRole('complementary')).toHaveTextContent('203.0.113.18');
  },
};

export const FirstStep: Story = {
  args: { steps: viewWizardSteps({ draft: {}, group: 'source', hrefOf }) },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^$/),
};

/** A link to a later step leads to the step that is due, with a notice. */
export const AnotherStepFirst: Story = {
  args: {
    notice: { title: '“Sync settings” isn’t available yet.', text: 'Complete the earlier steps first.' },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Complete the earlier steps first.')).toBeVisible(),
};

/** The reason why continuing failed is shown at the button, at any scroll position. */
export const FailedPress: Story = {
  args: {
    children: (
      <WizardSheet
        footer={
          <WizardFooter
            back={{ label: 'Back to prerequisites', href: hrefOf('pipelineCreateSourcePrerequisites') }}
            test={<Button icon={PlugIcon}>Test connection</Button>}
            next={
              <Button tone="accent" variant="solid">
                Save and continue
              </Button>
            }
            failure={{
              problem: { kind: 'http', status: 500 },
              wording: { title: 'The source could not be saved.', advice: 'Try again in a moment.' },
              action: <Button size="small">Save without testing</Button>,
            }}
          />
        }
      >
        <div style={{ blockSize: 2_000 }} />
      </WizardSheet>
    ),
  },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const buttons = canvas.getByRole('button', { name: 'Save and continue' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(buttons.top);
  },
};

export const LastStep: Story = {
  args: {
    help: undefined,
    steps: viewWizardSteps({
      draft: { sourceId: 3, destinationId: 4, hasSchema: true },
      group: undefined,
      chosen: { source: 'Production Postgres', destination: 'Analytics Snowflake', schema: '128 tables' },
      hrefOf,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link', { name: / done/ })).toHaveLength(3),
};

/** On a long form the bar stays in view. */
export const LongForm: Story = {
  args: {
    children: (
      <WizardSheet footer={footer}>
        {Array.from({ length: 14 }, (_, index) => (
          <WizardSection key={index} level={2} title={`Part ${index + 1}`}>
            <p>{'A line of the form. '.repeat(12)}</p>
          </WizardSection>
        ))}
      </WizardSheet>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Save and continue' }).getBoundingClientRect();
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

function WithToast(props: WizardProps) {
  const [toasts] = useState(createToasts);
  return (
    <>
      <Wizard {...props} />
      <Button onPress={() => toasts.show({ tone: 'positive', title: 'IP address copied!' })}>Copy</Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}

/** Toasts do not cover the buttons. */
export const Toasts: Story = {
  args: LongForm.args,
  render: (args) => <WithToast {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    const toast = await screen.findByRole('alertdialog');
    window.scrollTo(0, 0);
    const { top } = canvas.getByRole('button', { name: 'Save and continue' }).getBoundingClientRect();
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(top);
  },
};

export const ToastsOnAPhone: Story = { ...Toasts, globals: { viewport: { value: 'phone' } } };

/** On a phone the two buttons share the row, also beside a note that is still empty. */
export const FooterOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <WizardSheet
        head={{ type: 'bigquery', title: 'Google BigQuery', description: 'Data warehouse' }}
        footer={
          <WizardFooter
            note={<span role="status" />}
            test={<Button icon={PlugIcon}>Test connection</Button>}
            next={
              <Button tone="accent" variant="solid">
                Create destination
              </Button>
            }
          />
        }
      >
        <p>The fields of the form.</p>
      </WizardSheet>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const test = canvas.getByRole('button', { name: 'Test connection' }).getBoundingClientRect();
    const next = canvas.getByRole('button', { name: 'Create destination' }).getBoundingClientRect();
    const { left, right } = canvasElement.getBoundingClientRect();
    await expect(next.top).toBe(test.top);
    await expect(Math.abs(test.left - left - (right - next.right))).toBeLessThan(2);
  },
};

/** On a phone the way back is in the head, so that the bar has one row. */
export const BackOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Back to prerequisites' });
    await expect(back).toHaveAttribute('href', hrefOf('pipelineCreateSourcePrerequisites'));
    const { height, width, top, bottom } = back.getBoundingClientRect();
    await expect(Math.min(height, width)).toBeGreaterThanOrEqual(36);
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(top).toBeLessThan(title.bottom);
    await expect(bottom).toBeGreaterThan(title.top);
    const test = canvas.getByRole('button', { name: 'Test connection' }).getBoundingClientRect();
    const next = canvas.getByRole('button', { name: 'Save and continue' }).getBoundingClientRect();
    await expect(next.top).toBe(test.top);
  },
};

export const LongNames: Story = {
  args: {
    trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Very'.repeat(60) }],
    steps: viewWizardSteps({
      draft: { sourceId: 3, destinationId: 4, hasSchema: true },
      group: undefined,
      chosen: { source: 'S'.repeat(120), destination: 'D'.repeat(120) },
      hrefOf,
    }),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** On a phone one line summarises the steps; it opens to all of them, with the reasons. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const summary = canvas.getByRole('button', { name: 'Step 2 of 4 · Configure Destination' });
    await step('The bar fits', async () => {
      await expect(summary).toBeVisible();
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
      await expect(canvas.queryByRole('link', { name: /Configure Source/ })).not.toBeInTheDocument();
    });
    await step('The summary opens', async () => {
      await userEvent.click(summary);
      await expect(summary).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('link', { name: /Configure Source/ })).toBeVisible();
      await expect(canvas.getAllByText('Choose a destination first.')[0]).toBeVisible();
    });
  },
};

/** The narrowest supported page. */
export const Smallest: Story = {
  ...Phone,
  globals: {},
  decorators: [
    (Draw) => (
      <div style={{ inlineSize: 288 }}>
        <Draw />
      </div>
    ),
  ],
};

export const OnTheWay: Story = {
  args: {
    children: (
      <WizardSheet
        footer={
          <WizardFooter
            back={{ label: 'Back', href: '/' }}
            note="Nothing is tested yet."
            next={
              <ButtonLink href="/next" tone="accent" variant="solid">
                Continue
              </ButtonLink>
            }
          />
        }
      >
        <WizardSection level={2} title="Only a way on">
          <p>No test here.</p>
        </WizardSection>
      </WizardSheet>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Nothing is tested yet.')).toBeVisible(),
};

/** Beside the navigation of a small window the bar is narrow: its text wraps, and its buttons stay on one row. */
export const TightBar: Story = {
  decorators: [
    (Draw) => (
      <div style={{ inlineSize: 650 }}>
        <Draw />
      </div>
    ),
  ],
  args: {
    children: (
      <WizardSheet
        footer={
          <WizardFooter
            back={{ label: 'Back to destination review', href: '/' }}
            note="128 of 5,000 tables, 2,941 columns, and what changed of them since they were saved."
            test={<Button>Undo</Button>}
            next={
              <Button tone="accent" variant="solid">
                Save and continue
              </Button>
            }
          />
        }
      >
        <WizardSection level={2} title="Part">
          <p>A line.</p>
        </WizardSection>
      </WizardSheet>
    ),
  },
  play: async ({ canvas }) => {
    const middleOf = (element: HTMLElement): number => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const back = canvas.getByRole('link', { name: 'Back to destination review' });
    for (const name of ['Undo', 'Save and continue']) {
      const distance = Math.abs(middleOf(canvas.getByRole('button', { name })) - middleOf(back));
      await expect(distance).toBeLessThan(1);
    }
  },
};

const firstSteps = viewWizardSteps({ draft: {}, group: 'source', hrefOf });

/** The first visit to a setup, then a later one with a selection under its step and help beside it. */
function Visits(args: WizardProps) {
  const [isLater, setLater] = useState(false);
  return (
    <Wizard {...args} steps={isLater ? args.steps : firstSteps} help={isLater ? args.help : undefined}>
      <Button onPress={() => setLater(true)} isWide>
        Come back later
      </Button>
    </Wizard>
  );
}

/** Neither the name of a selection nor the help column moves or resizes the step. */
export const Steady: Story = {
  args: { help },
  render: (args) => <Visits {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Come back later' });
    const before = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Steps' })).toHaveTextContent('Production Postgres');
    const { x, y, width } = button.getBoundingClientRect();
    await expect({ x, y, width }).toEqual({ x: before.x, y: before.y, width: before.width });
  },
};
