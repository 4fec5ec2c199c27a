import {
  canAlertTrigger,
  type AlertTrigger,
  type AlertTriggerAction,
} from '../../../domain/observability/alertTrigger.ts';
import { alertTriggerStatusLabel } from '../../../domain/observability/describeAlert.ts';
import { actionIcons } from '../../../patterns/ResourceList/actionIcons.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';

/** An action that is requested for one trigger. */
export interface TriggerRequest {
  readonly action: AlertTriggerAction;
  readonly trigger: AlertTrigger;
}

const labels: Readonly<Record<AlertTriggerAction, string>> = {
  acknowledge: 'Acknowledge',
  resolve: 'Resolve',
};

/** The items of a trigger's menu. An action that does not fit its status says why. */
export const triggerMenuItems = (trigger: AlertTrigger, onAction: (request: TriggerRequest) => void) =>
  (['acknowledge', 'resolve'] as const).map((action) => (
    <MenuItem
      key={action}
      id={action}
      label={labels[action]}
      icon={actionIcons[action]}
      disabledReason={
        canAlertTrigger(action, trigger)
          ? undefined
          : `Status: ${alertTriggerStatusLabel(trigger.status ?? '')}`
      }
      onAction={() => onAction({ action, trigger })}
    />
  ));
