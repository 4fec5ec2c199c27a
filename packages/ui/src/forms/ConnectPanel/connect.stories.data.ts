import { fn } from 'storybook/test';
import type { SectionResources } from '../ConnectorForm/sectionProps.ts';

/** The sign-in of a form that has none, or where it has not begun. */
export const storySignIn: SectionResources['connect'] = {
  provider: 'shopify',
  state: { kind: 'idle' },
  onConnect: fn(),
  onCancel: fn(),
};
