import { createAlertForm, toAlert } from '@millrace/ui/domain/forms';
import { alertPaths, settingsPaths } from '@millrace/ui/domain/routes';
import { AlertSetupScreen, type NamedMetric } from '@millrace/ui/screens/AlertSetupScreen';
import { useAtomValue } from 'jotai';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useState } from 'react';

import { useIsOnline } from '../../data/useIsOnline.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useNavigate } from '../../router/location.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { addAlert } from './alertWrites.ts';
import { leftOutNote } from './leftOutNote.ts';
import { ofObservability } from '../ofObservability.tsx';
import { useAlertDraft } from './useAlertDraft.ts';
import { useAlertGuard, useAlertNames } from './useAlertForm.ts';
import { useMetricChoice } from '../metrics/useMetricChoice.ts';
import { useRecipients } from './useRecipients.ts';

const formId = 'new-alert';
const noneKnown: readonly NamedMetric[] = [];

/** Creates an alert. */
export const AlertSetupContainer = ofObservability(function AlertSetup({ client }) {
  const navigate = useNavigate();
  const toasts = useAtomValue(toastsAtom);
  const [model] = useState(() => createAlertForm());
  const { isRestored, forget } = useAlertDraft(model, alertPaths.create());
  const { before, takenNames, onNameLeft } = useAlertNames();
  const create = useWrite(addAlert, {
    subject: { formId },
    isInline: true,
    onDone({ id }, isInSight) {
      endGuard();
      forget();
      if (!isInSight) return;
      const leftOut = leftOutNote(model);
      if (leftOut) toasts.show(leftOut);
      navigate(alertPaths.overview(id));
    },
  });
  const endGuard = useAlertGuard(model, create.isPending);
  const input = () => ({ formId, settings: toAlert(model), before });
  return (
    <RequestsProvider source={() => create.requests(input())}>
      <AlertSetupScreen
        model={model}
        choice={useMetricChoice(model, noneKnown)}
        people={useRecipients()}
        quota={client}
        takenNames={takenNames}
        onNameLeft={onNameLeft}
        listHref={alertPaths.list()}
        billingHref={settingsPaths.billing()}
        onCreate={() => create.run(input())}
        isCreating={create.isPending}
        problem={create.problem}
        isOffline={!useIsOnline()}
        isRestored={isRestored}
      />
    </RequestsProvider>
  );
});
