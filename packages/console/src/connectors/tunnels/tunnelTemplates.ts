import { tunnelTemplatePath } from '@millrace/ui/contract';
import type { TunnelId } from '@millrace/ui/domain/entities';

/** Download links of the files that set up a tunnel (spec §7). */
export const tunnelTemplates = (id: TunnelId) => ({
  cloudFormation: tunnelTemplatePath(id, 'cloud_formation'),
  installScript: tunnelTemplatePath(id, 'install_script'),
});
