import type { ReactNode } from 'react';
import type { RequestSource } from '../../domain/requests/shownRequest.ts';
import { RequestsContext } from './requestsContext.ts';

export type { RequestSource, ShownRequest, ShownRequests } from '../../domain/requests/shownRequest.ts';

export interface RequestsProviderProps {
  /** Works out what the form below would send now, on each press of “Show the request”. @default no request is shown */
  source?: RequestSource | undefined;
  /** One form: a dialog or the sheet of a page. */
  children: ReactNode;
}

/**
 * Lets the form below show what it would send: its dialog or sheet then offers “Show the request”. In a form
 * without a dialog or a sheet use `ShowRequest`.
 */
export function RequestsProvider({ source, children }: RequestsProviderProps) {
  return <RequestsContext value={source}>{children}</RequestsContext>;
}
