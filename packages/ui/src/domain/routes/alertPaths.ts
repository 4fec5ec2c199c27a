import type { AlertId } from '../entities/id.ts';
import { withQuery } from './paths.ts';
import { fillPattern } from './pattern.ts';
import { routes } from './routes.ts';

/** The addresses of alerts (spec §2). */
export const alertPaths = {
  overview: (id: AlertId) => withQuery(fillPattern(routes.alertOverview.pattern, { id }), { range: 'day' }),
} as const;
