import { describe, expect, it } from 'vitest';
import { createFormModel } from './formModel.ts';
import { checkName, type NameCheck } from './nameCheck.ts';
import { pipelineForm } from '../../pipelines/pipelineForm.ts';

const taken = (name: string) => (name.trim().toLowerCase() === 'orders' ? 'Orders' : undefined);

function open(check: Partial<NameCheck> = {}) {
  const form = createFormModel({ definition: pipelineForm, today: '' });
  const stop = checkName(form, 'name', { findTaken: taken, ...check });
  return { form, stop, error: () => form.at('name').getSnapshot().error };
}
const message = '“Orders” already exists. Choose another name.';

describe('a name that is taken', () => {
  it('is reported when the field is left, and no longer once the name changes', () => {
    const { form, error } = open();
    form.setValue('name', 'Orders');
    expect(error()).toBeUndefined();
    form.blur('name');
    expect(error()).toBe(message);
    form.setValue('name', 'Orders 2');
    expect(error()).toBeUndefined();
    form.setValue('name', 'orders ');
    expect(error()).toBe(message);
  });

  it('is not sent, even by Enter in its field', () => {
    const { form } = open();
    form.setValue('name', 'orders');
    expect(form.validate()).toBe('name');
  });

  it('is reported at once if the check result arrives after the field was left', () => {
    const { form, stop, error } = open({ findTaken: () => undefined });
    form.setValue('name', 'Orders');
    form.blur('name');
    stop();
    checkName(form, 'name', { findTaken: taken });
    expect(error()).toBe(message);
  });

  it('is not reported after the check has stopped', () => {
    const { form, stop } = open();
    stop();
    form.setValue('name', 'Orders');
    expect(form.validate()).toBeUndefined();
  });
});

it('a name that the service refused blocks submitting until it changes', () => {
  const { form, error } = open({ refused: { name: 'Shop', message: 'In use.' } });
  form.setValue('name', 'Shop');
  expect(error()).toBe('In use.');
  expect(form.validate()).toBe('name');
  form.setValue('name', 'Shop 2');
  expect(form.validate()).toBeUndefined();
  form.setValue('name', 'Shop');
  expect(form.validate()).toBe('name');
});
