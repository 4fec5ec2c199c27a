import { fn } from 'storybook/test';
import { ready } from '../../domain/outcome/remote.ts';
import type { RoleSetupProps } from './RoleSetup.tsx';

export const storyTemplate = 'https://templates.example/role.yaml?bucket_name=event-exports';

/** A role before the bucket is known. */
export const storyRole: RoleSetupProps = {
  externalId: ready('5d1f02a9-77c3e1b4-0a9be6f2-1c48d35e'),
  onReloadTemplate: fn(),
  onReloadExternalId: fn(),
};
