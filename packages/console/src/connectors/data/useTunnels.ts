import { listTunnels } from '@millrace/ui/contract';
import { useQuery } from '@tanstack/react-query';

import { read } from '../../data/read.ts';
import { allTunnels } from './connectorCalls.ts';

/**
 * All tunnels of the account.
 * @param isNeeded without it, nothing is requested
 */
export const useTunnels = (isNeeded = true) =>
  useQuery({ ...read(listTunnels, allTunnels), enabled: isNeeded });
