import { cloudProviders, newTunnelRegions } from '../../entities/newTunnelRegions.ts';
import { tunnelDefaults, tunnelTypes } from '../../entities/tunnel.ts';
import { maxLength } from '../../text/limits.ts';
import { serverAddress } from '../../forms/formats/serverAddress.ts';
import { defineForm } from '../../forms/definition/definition.ts';
import { titledSections } from '../definition/titledSections.ts';
import { choice, number, text, toggle, when, whenAny } from '../../forms/definition/fields.ts';
import type { FormModel } from '../../forms/model/formState.ts';
import { details } from '../definition/sections.ts';
import { writeValue } from '../../forms/model/values.ts';

const ssh = when('type', '1');
const noPlace = { requiredMessage: 'Select a provider or region' };

/**
 * The form of a new tunnel. Fields, messages and regions are exactly those of spec §5. A reverse tunnel has
 * no host, because the customer's side connects.
 */
export const tunnelForm = defineForm({
  id: 'tunnel',
  refusesPasswords: true,
  sections: titledSections('Tunnel', [
    details(
      text('name', 'Name', { maxLength: maxLength.nodeName, requiredMessage: 'Enter a tunnel name' }),
      choice('type', 'Type', tunnelTypes, { initial: 0 }),
      // Regions are listed for AWS only (spec §3), so nothing else can be chosen.
      choice('provider', 'Provider', cloudProviders.slice(0, 1), { initial: 1, ...noPlace }),
      choice('region', 'Region', newTunnelRegions, noPlace),
      text('ssh_host', 'SSH host', {
        isMono: true,
        maxLength: maxLength.standard,
        showWhen: ssh,
        requiredMessage: 'Enter a SSH host',
        ...serverAddress(
          ['ssh'],
          [
            ['host', 'ssh_host'],
            ['port', 'ssh_port'],
            ['user', 'ssh_user'],
          ],
        ),
        example: 'bastion.example.com',
      }),
      toggle('isAdvancedOpen', 'Advanced options'),
      text('ssh_user', 'SSH user', {
        isMono: true,
        maxLength: maxLength.standard,
        showWhen: ssh,
        requiredMessage: 'Enter a SSH user',
      }),
      number('ssh_port', 'SSH port', {
        initial: tunnelDefaults.sshPort,
        min: 1,
        max: 65_535,
        showWhen: whenAny(ssh, when('isAdvancedOpen', true)),
        requiredMessage: 'Enter a SSH port',
      }),
    ),
  ]),
});

/** The body that creates a tunnel (spec §3), with our names. */
export interface CreateTunnelBody {
  readonly name: string;
  readonly type: number;
  readonly provider: number;
  readonly region: number;
  readonly sshUser: string;
  readonly sshPort: number;
  readonly sshHost?: string;
}

/** The request of a valid form. Hidden fields get the defaults of spec §5. */
export function toTunnel(form: FormModel): CreateTunnelBody {
  const wireAt = (path: string) => {
    const { field, getSnapshot } = form.at(path);
    const { value, isVisible } = getSnapshot();
    return isVisible ? writeValue(field, value) : null;
  };
  const host = wireAt('ssh_host');
  return {
    name: String(wireAt('name') ?? '').trim(),
    type: Number(wireAt('type')),
    provider: Number(wireAt('provider')),
    region: Number(wireAt('region')),
    sshUser: String(wireAt('ssh_user') ?? tunnelDefaults.sshUser),
    sshPort: Number(wireAt('ssh_port') ?? tunnelDefaults.sshPort),
    ...(host !== null && { sshHost: String(host) }),
  };
}
