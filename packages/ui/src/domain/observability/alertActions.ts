import { formatCount, formatQuantity } from '../format/count.ts';
import type { ActionTable, ListedEntity } from '../entities/actions.ts';
import { canAlert, type Alert } from './alert.ts';
import { alertTriggerTarget, type AlertTriggerAction } from './alertTrigger.ts';

type AlertStatus = 'active' | 'inactive';

const always = ['active', 'inactive'] as const satisfies readonly AlertStatus[];

/** The actions on an alert, as users see them. `alertCan` says when they are possible. */
export const alertActions = {
  activate: {
    from: ['inactive'],
    verb: 'Turn on',
    answer: 'Turn on alert',
    doing: 'Turning on…',
    done: 'turned on',
    outcome: 'on',
    consequence: 'It runs at its next full interval. Runs that it missed are not made up for.',
    isDestructive: false,
  },
  deactivate: {
    from: ['active'],
    verb: 'Turn off',
    answer: 'Turn off alert',
    doing: 'Turning off…',
    done: 'turned off',
    outcome: 'off',
    consequence:
      'It no longer runs and notifies no one. Its settings and its triggers are kept, and you can turn it on again.',
    isDestructive: true,
  },
  acknowledge: {
    from: always,
    verb: 'Acknowledge',
    label: 'Acknowledge all triggers',
    doing: 'Acknowledging…',
    done: 'acknowledged',
    consequence: 'Your team sees that the open triggers are being worked on.',
    isDestructive: false,
  },
  resolve: {
    from: always,
    verb: 'Resolve',
    label: 'Resolve all triggers',
    question: (items) => `Resolve all triggers of ${items}?`,
    answer: 'Resolve all',
    doing: 'Resolving…',
    done: 'resolved',
    consequence:
      'Acknowledged and open triggers are both closed. If a metric is still out of range, its alert fires again at the next run.',
    isDestructive: true,
  },
  delete: {
    from: always,
    verb: 'Delete',
    doing: 'Deleting…',
    done: 'deleted',
    consequence: 'It is removed with the history of its triggers. Its metrics stay. This cannot be undone.',
    isDestructive: true,
  },
} as const satisfies ActionTable<AlertStatus>;
export type AlertCommand = keyof typeof alertActions;

/**
 * `3 triggers resolved`: what an action on triggers has done. An alert whose triggers are resolved can still be out of
 * range, so nothing is said about it.
 * @param counts the changed triggers of each alert; `null` where the service does not say
 */
export function describeTriggersDone(action: AlertTriggerAction, counts: readonly (number | null)[]): string {
  const done = alertTriggerTarget[action];
  const known = counts.filter((count) => count !== null);
  const sum = known.reduce((all, count) => all + count, 0);
  // A repeated call counts nothing, because the first one has changed them all.
  return known.length < counts.length || sum === 0
    ? `Triggers ${done}`
    : `${formatQuantity(sum, 'trigger')} ${done}`;
}

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export function whyNotAlert(action: AlertCommand, alert: Alert): string | undefined {
  if (action === 'delete' || canAlert(action, alert)) return undefined;
  return {
    activate: 'Already on',
    deactivate: 'Already off',
    acknowledge: 'No open triggers',
    resolve: 'No unresolved triggers',
  }[action];
}

export const alertEntity: ListedEntity<AlertCommand, never, Alert> = {
  noun: 'alert',
  actions: alertActions,
  pages: {},
  menu: (alert) => [
    ...(['activate', 'deactivate'] as const).filter((action) => canAlert(action, alert)),
    'acknowledge',
    'resolve',
    'delete',
  ],
  bulk: (alerts) =>
    (['acknowledge', 'resolve', 'activate', 'deactivate'] as const).filter((action) =>
      alerts.some((alert) => canAlert(action, alert)),
    ),
  whyNot: whyNotAlert,
  whyDisabled: whyNotAlert,
  details: ({ id, openTriggers }) => [
    [`ID ${id}`],
    typeof openTriggers === 'number' ? [`${formatCount(openTriggers)} open`] : [],
  ],
};
