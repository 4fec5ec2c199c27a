export type { ConnectState } from '../../domain/connectors/signIn/connectState.ts';
export { ConnectPanel, type ConnectPanelProps } from '../../forms/ConnectPanel/ConnectPanel.tsx';
