import { labelOf } from '@millrace/ui/domain/connectors';

/** The title of the form for a new connector, in the page and in the window. */
export const formTitle = (type: string): string => `Connect ${labelOf(type)}`;
