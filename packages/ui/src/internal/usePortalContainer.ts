import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';

/** Where an overlay is rendered: the container of `PortalProvider`, or else the body of the page. */
export const usePortalContainer = (): Element => useUNSAFE_PortalContext().getContainer?.() ?? document.body;
