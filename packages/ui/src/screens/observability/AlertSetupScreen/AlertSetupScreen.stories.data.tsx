import { Live } from '@millrace/mocks/storybook';
import { bind, createAlert, listMetrics } from '@millrace/ui/contract';
import { useState } from 'react';
import { createAlertForm, toAlert } from '../../../domain/observability/alertForm.ts';
import { problemOf, type Problem } from '../../../domain/outcome/problem.ts';
import { AlertSetupScreen, type AlertSetupScreenProps } from './AlertSetupScreen.tsx';

/** The screen on the story's service, which has more metrics than it lists, with its own form. */
export function LiveAlertSetup(args: AlertSetupScreenProps) {
  const [model] = useState(() => createAlertForm());
  const [search, onSearchChange] = useState('');
  const [problem, setProblem] = useState<Problem>();
  return (
    <Live reads={{ metrics: bind(listMetrics, { status: 'active', search, pageSize: 6 }) }}>
      {({ metrics, call, refresh }) => (
        <AlertSetupScreen
          {...args}
          model={model}
          choice={{ ...args.choice, metrics, search, onSearchChange, onRetry: refresh }}
          problem={problem}
          onCreate={() => {
            args.onCreate();
            call(createAlert, { body: toAlert(model) }).then(
              () => setProblem(undefined),
              (thrown: unknown) => setProblem(problemOf(thrown)),
            );
          }}
        />
      )}
    </Live>
  );
}
