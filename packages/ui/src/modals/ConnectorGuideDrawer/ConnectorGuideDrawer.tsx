import { createLazyHook } from '../../internal/lazyCode.ts';
import type { ConnectorGuideDrawerProps } from './ConnectorGuideParts.tsx';

export type { ConnectorGuideDrawerProps } from './ConnectorGuideParts.tsx';

const useParts = createLazyHook(() => import('./ConnectorGuideParts.tsx'));

/**
 * The setup guide beside a form, which stays usable. A window without room for both shows it as a dialog over the form,
 * so that reading it loses no entries. Its code loads after the first paint, because the form does not need it.
 */
export function ConnectorGuideDrawer(props: ConnectorGuideDrawerProps) {
  const parts = useParts(props.isOpen);
  return parts ? <parts.ConnectorGuideParts {...props} /> : null;
}
