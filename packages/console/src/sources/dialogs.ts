import { defineDialog } from '../modals/dialog.ts';

/** Creates a tunnel. Answers its id; `undefined` if none was created. */
export const createTunnel = defineDialog({
  name: 'createTunnel',
  load: async () => (await import('./CreateTunnelContainer.tsx')).CreateTunnelContainer,
  answers: { onClose: (id) => id },
});

/** Confirms an action on a tunnel, and carries it out. */
export const tunnelAction = defineDialog({
  name: 'tunnelAction',
  load: async () => (await import('./TunnelActionContainer.ts')).TunnelActionContainer,
  answers: { onClose: () => undefined },
});
