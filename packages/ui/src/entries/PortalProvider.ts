export { PortalProvider, type PortalProviderProps } from '../primitives/PortalProvider/PortalProvider.tsx';
