import { defineDialog } from '../../dialogs/dialog.ts';

/** Creates a tunnel. Resolves with its id, or `undefined` if none was created. */
export const createTunnel = defineDialog({
  name: 'createTunnel',
  load: async () => (await import('./CreateTunnelContainer.tsx')).CreateTunnelContainer,
  answers: { onClose: (id) => id },
});

/** Confirms and performs an action on a tunnel. */
export const tunnelAction = defineDialog({
  name: 'tunnelAction',
  load: async () => (await import('./TunnelActionContainer.ts')).TunnelActionContainer,
  answers: { onClose: () => undefined },
});
