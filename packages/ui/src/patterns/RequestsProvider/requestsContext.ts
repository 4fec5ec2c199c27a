import { createContext } from 'react';
import type { RequestSource } from '../../domain/requests/shownRequest.ts';

/** The requests of the form or page around; `undefined` if they are not shown. */
export const RequestsContext = createContext<RequestSource | undefined>(undefined);
