import { ConnectorsListContainer } from '../connectors/ConnectorsListContainer.tsx';

/** The list of destinations. */
export const DestinationsListContainer = () => <ConnectorsListContainer kind="destination" />;
