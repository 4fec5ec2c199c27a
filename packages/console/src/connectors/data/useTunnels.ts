import { listTunnels } from '@millrace/ui/contract';
import { useQuery } from '@tanstack/react-query';

import { readAll } from '../../data/read.ts';

/**
 * All tunnels of the account.
 * @param isNeeded without it, nothing is requested
 */
export const useTunnels = (isNeeded = true) => useQuery({ ...readAll(listTunnels, {}), enabled: isNeeded });
