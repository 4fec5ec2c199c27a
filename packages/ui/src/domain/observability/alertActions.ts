import { formatCount } from '../format/count.ts';
import type { ActionTable, ListedEntity } from '../entities/actions.ts';
import { canAlert, type Alert } from './alert.ts';

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
    consequence: 'Your colleagues see that someone is at work on the open triggers.',
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
