import { deleteTunnel, getTunnel, listTunnels } from '@millrace/ui/contract';
import { tunnelEntity, type TunnelAction, type Tunnel } from '@millrace/ui/domain/entities';

import { read } from '../../data/read.ts';
import { actionContainer } from '../../lists/actionContainer.tsx';
import { confirmRemoval } from '../../writes/confirmRemoval.ts';

/** Confirms the deletion of a tunnel. A tunnel test has its own dialog. */
export const TunnelActionContainer = actionContainer<TunnelAction, Tunnel>({
  entity: tunnelEntity,
  callOf: () => deleteTunnel,
  async perform({ client, queryClient }, { id }) {
    await confirmRemoval(
      () => client(deleteTunnel, { id }),
      () => client(getTunnel, { id }),
    );
    queryClient.removeQueries({ queryKey: read(getTunnel, { id }).queryKey });
    void queryClient.invalidateQueries({ queryKey: [listTunnels.resource, listTunnels.name] });
  },
});
