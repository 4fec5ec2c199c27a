import { routes } from '../../domain/routes/routes.ts';

/** The two lists of observability (spec §2), for the links above them. */
export const observabilityLists = (current: 'alerts' | 'metrics') => ({
  label: 'Observability',
  links: [
    { href: routes.alertsList.pattern, label: 'Alerts', isCurrent: current === 'alerts' },
    { href: routes.metricsList.pattern, label: 'Metrics', isCurrent: current === 'metrics' },
  ],
});
