export {
  TunnelsScreen,
  type TunnelsScreenProps,
} from '../../screens/connectors/TunnelsScreen/TunnelsScreen.tsx';
export type { TunnelTemplates } from '../../forms/TunnelSection/TunnelSetup.tsx';
