import { useState } from 'react';
import { fn } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { defaultSelectConnectorView } from '../../../domain/views/selectConnector.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { SelectConnectorScreen, type SelectConnectorScreenProps } from './SelectConnectorScreen.tsx';

export const now = new Date('2026-03-04T10:00:00Z');
export const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(7), route);

/** The first step, in an account with three sources. */
export const selectArgs: SelectConnectorScreenProps = {
  frame: {
    trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
    steps: viewWizardSteps({ draft: {}, group: 'source', hrefOf }),
  },
  kind: 'source',
  back: { label: 'Back to pipelines', href: paths.pipelinesList() },
  existing: ready([
    {
      id: 1,
      type: 'postgres',
      name: 'Production Postgres',
      usedBy: 3,
      lastTest: { at: new Date('2026-03-04T09:57:00Z'), success: true },
    },
    {
      id: 2,
      type: 'shopify',
      name: 'Shopify EU',
      usedBy: 1,
      lastTest: { at: new Date('2026-03-04T08:00:00Z'), success: false },
    },
    { id: 3, type: 'stripe', name: 'Stripe' },
    { id: 4, type: 'mysql', name: 'Shop replica', usedBy: 1, lastTest: null },
  ]),
  view: defaultSelectConnectorView,
  onViewChange: fn(),
  hrefOfType: (type) => `${hrefOf('pipelineCreateSourceCreate')}?type=${type}`,
  onUseExisting: fn(),
  onRetryExisting: fn(),
  requestHref: 'https://ideas.example.com/',
};

/** The screen with its view in state, as an application has it in the address. */
export function Viewed(args: SelectConnectorScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <SelectConnectorScreen
      {...args}
      view={view}
      onViewChange={(next) => {
        args.onViewChange(next);
        setView(next);
      }}
    />
  );
}
