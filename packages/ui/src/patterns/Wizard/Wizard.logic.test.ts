import { describe, expect, it } from 'vitest';
import { toId } from '../../domain/entities/id.ts';
import { paths } from '../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../domain/routes/routes.ts';
import { stepSummary, viewWizardSteps } from './Wizard.logic.ts';

const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(7), route);
const at = (end: string) => `/pipelines/setup/7/${end}`;

describe('viewWizardSteps', () => {
  it('opens only the first step of an empty draft, with reasons for the others', () => {
    expect(viewWizardSteps({ draft: {}, group: 'source', hrefOf })).toEqual([
      { label: 'Configure Source', isCurrent: true, isDone: false, href: at('source/select') },
      {
        label: 'Configure Destination',
        isCurrent: false,
        isDone: false,
        reason: 'Choose a source first.',
      },
      { label: 'Schema Settings', isCurrent: false, isDone: false, reason: 'Choose a source first.' },
      { label: 'Sync Settings', isCurrent: false, isDone: false, reason: 'Choose a source first.' },
    ]);
  });

  it('links completed steps to their review, and the next step to its start', () => {
    const steps = viewWizardSteps({
      draft: { sourceId: 3 },
      group: 'destination',
      chosen: { source: 'Production Postgres' },
      hrefOf,
    });
    expect(steps.map(({ href }) => href)).toEqual([
      at('source/review'),
      at('destination/select'),
      undefined,
      undefined,
    ]);
    expect(steps[0]).toMatchObject({ isDone: true, chosen: 'Production Postgres' });
    expect(steps[1]?.isCurrent).toBe(true);
    expect(steps[3]?.reason).toBe('Choose a destination first.');
  });

  it('keeps a destination open that was selected before the source', () => {
    const steps = viewWizardSteps({ draft: { destinationId: 4 }, group: 'source', hrefOf });
    expect(steps.map(({ href }) => href)).toEqual([
      at('source/select'),
      at('destination/review'),
      undefined,
      undefined,
    ]);
  });

  it('opens all steps once tables are selected; the last is current for its own group and for none', () => {
    const draft = { sourceId: 3, destinationId: 4, hasSchema: true };
    for (const group of ['settings', undefined] as const) {
      const steps = viewWizardSteps({ draft, group, hrefOf });
      expect(steps.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false, true]);
      expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, true, false]);
      expect(steps.map(({ reason }) => reason)).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('waits for tables if the service does not send whether there are any', () => {
    const steps = viewWizardSteps({ draft: { sourceId: 3, destinationId: 4 }, group: 'schema', hrefOf });
    expect(steps[2]?.href).toBe(at('schema-settings'));
    expect(steps[3]?.reason).toBe('Choose tables first.');
  });
});

it('summarises the progress on one line', () => {
  const steps = viewWizardSteps({ draft: { sourceId: 3 }, group: 'destination', hrefOf });
  expect(stepSummary(steps)).toBe('Step 2 of 4 · Configure Destination');
});
