import { toTunnel, tunnelForm } from '@millrace/ui/domain/connectors';
import type { Tunnel, TunnelId } from '@millrace/ui/domain/entities';
import { createFormModel } from '@millrace/ui/domain/forms';
import { CreateTunnelModal } from '@millrace/ui/modals/CreateTunnelModal';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useState } from 'react';

import { useService } from '../../data/service.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { addTunnel } from '../data/tunnelWrites.ts';

interface CreateTunnelContainerProps {
  /**
   * The account's tunnels. If the response of a create is lost, the new tunnel is found by comparing with
   * them.
   */
  readonly tunnels: readonly Tunnel[];
  readonly onClose: (id?: TunnelId) => void;
}

/** Creates a tunnel. If the page is left, the request continues and a toast reports the result. */
export function CreateTunnelContainer({ tunnels, onClose }: CreateTunnelContainerProps) {
  const { clock } = useService();
  const [form] = useState(() =>
    // `sv-SE` formats dates as YYYY-MM-DD, like the forms.
    createFormModel({ definition: tunnelForm, today: clock.now().toLocaleDateString('sv-SE') }),
  );
  const formId = tunnelForm.id;
  const create = useWrite(addTunnel, {
    subject: { formId },
    isInline: true,
    presence: 'component',
    onDone: ({ id }, isInSight) => isInSight && onClose(id),
  });
  const input = () => ({ formId, body: toTunnel(form), before: tunnels });
  return (
    <RequestsProvider source={() => create.requests(input())}>
      <CreateTunnelModal
        isOpen
        form={form}
        onCreate={() => create.run(input())}
        isCreating={create.isPending}
        problem={create.problem}
        isOffline={!useIsOnline()}
        onClose={() => onClose()}
      />
    </RequestsProvider>
  );
}
