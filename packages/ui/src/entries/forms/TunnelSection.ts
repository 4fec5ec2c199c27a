export {
  TunnelSection,
  type TunnelActions,
  type TunnelSectionProps,
} from '../../forms/TunnelSection/TunnelSection.tsx';
export type { TunnelTemplates } from '../../forms/TunnelSection/TunnelSetup.tsx';
