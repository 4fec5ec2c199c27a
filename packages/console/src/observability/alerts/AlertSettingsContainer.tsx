import { getAlert, listAlerts, listAlertTriggers } from '@millrace/ui/contract';
import { parseId, type AlertId } from '@millrace/ui/domain/entities';
import {
  createAlertForm,
  enterRestoration,
  planRestoration,
  settleAlert,
  storedAlert,
  toAlertChanges,
  type FormModel,
  type Restoration,
} from '@millrace/ui/domain/forms';
import { alertPaths } from '@millrace/ui/domain/routes';
import { triggerHistoryQuestion } from '@millrace/ui/domain/views';
import { RestoreProvider } from '@millrace/ui/forms/RestoreProvider';
import { AlertSettingsScreen } from '@millrace/ui/screens/AlertSettingsScreen';
import { useQuery } from '@tanstack/react-query';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useRecord } from '../../lists/useRecord.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import { useWrite } from '../../writes/useWrite.ts';
import { changeAlert } from './alertWrites.ts';
import { hrefsOfAlert } from './hrefsOfAlert.ts';
import { leftOutNote } from './leftOutNote.ts';
import { observed } from '../observed.ts';
import { ofObservability, type ObservabilityProps } from '../ofObservability.tsx';
import { useAlertCommand } from './useAlertCommand.ts';
import { useAlertDraft } from './useAlertDraft.ts';
import { useAlertGuard, useAlertNames } from './useAlertForm.ts';
import { useMetricChoice } from '../metrics/useMetricChoice.ts';
import { useOldValues } from './useOldValues.ts';
import { useRecipients } from './useRecipients.ts';
import { useMetricTypes } from '../metrics/useMetricTypes.ts';

/** The settings of an alert. */
export const AlertSettingsContainer = ofObservability(function AlertSettings(props) {
  const id = parseId<'alert'>(props.match.params['id'] ?? '');
  return id === undefined ? (
    <NotFoundContainer match={props.match} />
  ) : (
    <OneAlert {...props} id={id} key={id} />
  );
});

function OneAlert({ id, match, client }: ObservabilityProps & { readonly id: AlertId }) {
  const toasts = useAtomValue(toastsAtom);
  const { query, known } = useRecord({
    id,
    detail: observed(read(getAlert, { id })),
    list: read(listAlerts, {}),
    area: 'Alerts',
    match,
  });
  const alert = query.data;
  const history = useQuery(observed(read(listAlertTriggers, triggerHistoryQuestion(id))));
  const old = useOldValues(id);
  const [model, setModel] = useState<FormModel>();
  const [restoration, setRestoration] = useState<Restoration>();
  if (alert && !model && old) {
    const form = createAlertForm(alert);
    const plan = planRestoration(form, old.details, old.later);
    if (plan) enterRestoration(plan);
    setModel(form);
    setRestoration(plan);
  }
  // What others save meanwhile: unchanged fields follow.
  useEffect(() => {
    if (alert) model?.rebase(storedAlert(alert));
  }, [alert, model]);
  const { isRestored, forget } = useAlertDraft(model, alertPaths.settings(id));
  const { takenNames, onNameLeft } = useAlertNames(id);
  const save = useWrite(changeAlert, {
    subject: { id },
    isInline: true,
    onDone(saved, isCurrent) {
      const leftOut = model && leftOutNote(model);
      if (model) settleAlert(model, saved);
      forget();
      setRestoration(undefined);
      if (!isCurrent) return;
      toasts.show({ tone: 'positive', title: 'The alert was saved.' });
      if (leftOut) toasts.show(leftOut);
    },
  });
  const endGuard = useAlertGuard(model, save.isPending);
  const chosen = useMemo(
    () => alert?.alertMetrics?.flatMap(({ metricId, name }) => (name ? [{ id: metricId, name }] : [])) ?? [],
    [alert],
  );
  /** What has changed; `undefined` if nothing has. */
  const changed = () => {
    const changes = model && toAlertChanges(model);
    const isSame = !changes || Object.keys(changes).length === 0;
    return !alert || isSame ? undefined : { id, name: alert.name, changes };
  };
  return (
    <RequestsProvider
      source={async () => {
        const input = changed();
        return input ? save.requests(input) : { requests: [] };
      }}
    >
      <RestoreProvider restoration={restoration}>
        <AlertSettingsScreen
          alert={toRemote(query)}
          name={known?.name}
          hrefs={hrefsOfAlert(id)}
          history={toRemote(history)}
          onAction={useAlertCommand(() => {
            endGuard();
            forget();
          })}
          model={model}
          choice={useMetricChoice(model, chosen)}
          people={useRecipients()}
          quota={client}
          metricTypes={useMetricTypes()}
          takenNames={takenNames}
          onNameLeft={onNameLeft}
          onSave={() => {
            const input = changed();
            if (input) save.run(input);
            // Spaces only: nothing that the service would keep.
            else model?.reset();
          }}
          isSaving={save.isPending}
          problem={save.problem}
          isOffline={!useIsOnline()}
          isRestored={isRestored}
          onRetry={() => void query.refetch()}
        />
      </RestoreProvider>
    </RequestsProvider>
  );
}
