import { describe, expect, it } from 'vitest';
import { createFormModel } from '../../forms/model/formModel.ts';
import { toTunnel, tunnelForm } from './tunnelForm.ts';

const newTunnel = () => createFormModel({ definition: tunnelForm, today: '2026-11-20' });
const complaints = (form: ReturnType<typeof newTunnel>) => {
  form.validate();
  return form.fields.flatMap(({ path }) => form.at(path).getSnapshot().error ?? []);
};

describe('a new tunnel', () => {
  it('requires a name and a region, and starts with the defaults', () => {
    const form = newTunnel();
    expect(complaints(form)).toEqual(['Enter a tunnel name', 'Select a provider or region']);
    form.setValue('name', ' Office ');
    form.setValue('region', '4');
    expect(complaints(form)).toEqual([]);
    expect(toTunnel(form)).toEqual({
      name: 'Office',
      type: 0,
      provider: 1,
      region: 4,
      sshUser: 'ubuntu',
      sshPort: 22,
    });
  });

  it('requires host, user and port for an SSH tunnel', () => {
    const form = newTunnel();
    form.setValue('type', '1');
    form.setValue('ssh_port', '');
    expect(complaints(form).slice(2)).toEqual(['Enter a SSH host', 'Enter a SSH user', 'Enter a SSH port']);
    form.setValue('name', 'Office');
    form.setValue('region', '1');
    form.setValue('ssh_host', 'bastion');
    form.setValue('ssh_user', 'ann');
    form.setValue('ssh_port', '2222');
    expect(complaints(form)).toEqual([]);
    expect(toTunnel(form)).toMatchObject({ type: 1, sshHost: 'bastion', sshUser: 'ann', sshPort: 2222 });
  });

  it.each(['0', '2'])(
    'requires a port for a tunnel of type %s only while its advanced options are open',
    (type) => {
      const form = newTunnel();
      form.setValue('type', type);
      form.setValue('isAdvancedOpen', true);
      form.setValue('ssh_port', '');
      expect(complaints(form)).toContain('Enter a SSH port');
      form.setValue('isAdvancedOpen', false);
      expect(complaints(form)).not.toContain('Enter a SSH port');
      expect(toTunnel(form)).toMatchObject({ sshUser: 'ubuntu', sshPort: 22 });
    },
  );

  it('offers three regions', () => {
    const region = newTunnel().at('region').field;
    expect(region.kind === 'choice' && region.options.map(({ value }) => value)).toEqual([1, 4, 12]);
  });
});
