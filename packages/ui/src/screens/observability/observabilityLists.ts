import { alertPaths } from '../../domain/routes/alertPaths.ts';

/** The two lists of observability (spec §2), for the links above them. */
export const observabilityLists = (current: 'alerts' | 'metrics') => ({
  label: 'Observability',
  links: [
    { href: alertPaths.list(), label: 'Alerts', isCurrent: current === 'alerts' },
    { href: alertPaths.metrics(), label: 'Metrics', isCurrent: current === 'metrics' },
  ],
});
