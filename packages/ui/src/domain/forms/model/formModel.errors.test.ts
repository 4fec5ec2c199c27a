import { describe, expect, it } from 'vitest';
import { createTunnel } from '../values/connection.ts';
import { defineForm } from '../definition/definition.ts';
import { list } from '../definition/fields.ts';
import { createFormModel } from './formModel.ts';
import { at, errorAt, newPostgres, storedPostgres, today } from './forms.test.data.ts';
import { tunnelForm } from '../../connectors/tunnels/tunnelForm.ts';

const host = at('host');

describe('errors of the service', () => {
  it('appear at their field until it changes; the others form the summary', () => {
    const form = newPostgres();
    form.setServerErrors([
      { location: ['body', 'config', 'connection_config', 'host'], message: 'Unknown host' },
      { location: ['config', 'connection_config', 'ssl', 'ca'], message: 'Expired' },
      { location: ['config', 'api_name'], message: 'Wrong' },
      { location: [], message: 'Something else' },
    ]);
    expect(errorAt(form, host)).toBe('Unknown host');
    expect(errorAt(form, 'connection_config.ssl')).toBe('Expired');
    expect(form.getSnapshot()).toMatchObject({
      hasErrors: true,
      summary: ['api_name: Wrong', 'Something else'],
    });
    form.setValue(host, 'db');
    expect(errorAt(form, host)).toBeUndefined();
    form.setServerErrors([]);
    expect(form.getSnapshot().hasErrors).toBe(false);
  });

  it('disappear with a field that is hidden', () => {
    const form = createFormModel({ definition: tunnelForm, today });
    form.setValue('type', '1');
    form.setServerErrors([{ location: ['ssh_host'], message: 'Unreachable' }]);
    expect(errorAt(form, 'ssh_host')).toBe('Unreachable');
    form.setValue('type', '0');
    expect(form.getSnapshot().hasErrors).toBe(false);
    form.setServerErrors([{ location: ['ssh_host'], message: 'Unreachable' }]);
    expect(form.getSnapshot().summary).toEqual(['SSH host: Unreachable']);
  });

  it('coexist with external errors', () => {
    const form = newPostgres();
    form.setServerErrors([{ location: ['connection_config', 'host'], message: 'Unknown host' }]);
    form.setCustomError('name', 'In use');
    expect([errorAt(form, host), errorAt(form, 'name')]).toEqual(['Unknown host', 'In use']);
    form.setValue('name', 'Shop');
    expect([errorAt(form, host), errorAt(form, 'name')]).toEqual(['Unknown host', undefined]);
  });

  it('keep blocking while the external check fails', () => {
    const form = storedPostgres();
    form.setCustomError('name', 'In use');
    expect(form.validate()).toBe('name');
    expect(errorAt(form, 'name')).toBe('In use');
    form.setCustomError('name', undefined);
    expect(form.validate()).toBeUndefined();
    form.setCustomError('name', 'In use');
    form.reset();
    expect(form.getSnapshot().hasErrors).toBe(false);
  });

  it('can be set during validation', () => {
    const form = storedPostgres();
    const { subscribe, getSnapshot } = form.at('name');
    subscribe(() => getSnapshot().isTouched && form.setCustomError('name', 'In use'));
    expect(form.validate()).toBe('name');
  });

  it('disappear when the form is validated again', () => {
    const form = storedPostgres();
    form.setServerErrors([{ location: ['name'], message: 'In use' }]);
    expect(form.validate()).toBeUndefined();
    expect(errorAt(form, 'name')).toBeUndefined();
  });
});

describe('a connection', () => {
  it('requires a tunnel once it is secure', () => {
    const form = storedPostgres();
    form.setValue('tunnel_id', createTunnel());
    expect(form.validate()).toBe('tunnel_id');
    expect(errorAt(form, 'tunnel_id')).toBe('Create the tunnel first');
  });
});

describe('either of two fields', () => {
  const fields = [
    list('groups', 'Groups', { wire: 'spaces', requiredUnless: 'projects' }),
    list('projects', 'Projects', { wire: 'spaces', requiredUnless: 'groups' }),
  ];
  const definition = defineForm({ id: 'source/gitlab', sections: [{ title: 'Details', fields }] });

  it('is enough', () => {
    const form = createFormModel({ definition, today });
    expect(form.validate()).toBe('groups');
    form.setValue('projects', 'a/b');
    expect(errorAt(form, 'groups')).toBeUndefined();
    expect(form.validate()).toBeUndefined();
  });
});
