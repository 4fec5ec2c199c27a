import { requiredContext } from '../kit/requiredContext.ts';
import type { SessionScope } from './sessionScope.ts';

/** The session scope of the current tree. */
export const [ScopeProvider, useScope] = requiredContext<SessionScope>('ScopeProvider');
