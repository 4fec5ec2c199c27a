import { SetupLoadingScreen } from '@millrace/ui/screens/SetupLoadingScreen';
import { createElement, Suspense, use } from 'react';

import { lateCode } from '../kit/lateCode.ts';
import type { ScreenProps } from '../router/screens.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';

const step = lateCode(
  'pipelineCreateSyncSettings',
  async () => (await import('./SyncSettingsStep.tsx')).SyncSettingsStep,
);
// The form loads in parallel with the pipeline. Loaded together with this screen, it would exceed the budget
// of a route.
void step.prefetch();

const nothing = (): void => undefined;

function LazyStep({ setup }: { readonly setup: Setup }) {
  return createElement(use(step.read()), { setup });
}

/** The last step of a setup. */
export function SyncSettingsContainer({ match }: ScreenProps) {
  return (
    <SetupContainer match={match}>
      {(setup) => (
        <Suspense fallback={<SetupLoadingScreen frame={setup.frame} onRetry={nothing} />}>
          <LazyStep setup={setup} />
        </Suspense>
      )}
    </SetupContainer>
  );
}
