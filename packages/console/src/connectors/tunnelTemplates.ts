import { tunnelTemplatePath } from '@millrace/ui/contract';
import type { TunnelId } from '@millrace/ui/domain/entities';

/** Where the files that set a tunnel up are downloaded from (spec §7). */
export const tunnelTemplates = (id: TunnelId) => ({
  cloudFormation: tunnelTemplatePath(id, 'cloud_formation'),
  installScript: tunnelTemplatePath(id, 'install_script'),
});
