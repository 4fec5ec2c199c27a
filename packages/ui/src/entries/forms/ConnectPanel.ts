export type { ConnectState } from '../../domain/connectors/connectState.ts';
export { ConnectPanel, type ConnectPanelProps } from '../../forms/ConnectPanel/ConnectPanel.tsx';
