import { toCreate, toPatch, toTest, type Definition } from '@millrace/ui/domain/connectors';
import {
  captureDraft,
  createFormModel,
  type Field,
  type FieldOf,
  type FormModel,
  type FormValue,
} from '@millrace/ui/domain/forms';
import { allDefinitions } from '@millrace/ui/domain/definitions';
import { describe, expect, it } from 'vitest';
import { openService } from '../../assembly/service.test.data.ts';

const today = '2026-11-20';
const privateKey = '-----BEGIN PRIVATE KEY-----\nQUJDREVG\n-----END PRIVATE KEY-----\n';
/** As long as the keys that Google issues: 2.3 kB. */
const longKey = privateKey.replace('QUJDREVG', 'QUJDREVG'.repeat(200));
const serviceAccount = JSON.stringify({
  type: 'service_account',
  project_id: 'acme-analytics',
  private_key: longKey,
  client_email: 'reader@acme-analytics.iam.gserviceaccount.com',
});

const canary = 'canary-7f3k2q';

/** A cell of a picked row: the first option of an editable column. */
const cellOf = ({ key, edit }: FieldOf<'rows'>['columns'][number]): readonly [string, string] => [
  key,
  typeof edit === 'object' ? String(edit[0]?.value) : '312004411',
];

/** What a person enters into an empty required field. */
function entryFor(field: Field): FormValue | undefined {
  switch (field.kind) {
    case 'text':
      return (field.example ?? 'acme').slice(0, field.maxLength);
    case 'secret':
      return canary;
    case 'number':
      return String(field.min ?? 1);
    case 'choice':
      return String(field.options[0]?.value);
    case 'list':
      return field.example ?? 'acme';
    case 'rows':
      return [{ isPicked: true, cells: Object.fromEntries(field.columns.map(cellOf)) }];
    case 'file':
      return field.content === 'privateKey' && field.member === undefined ? privateKey : serviceAccount;
    default:
      return undefined;
  }
}

const isMissing = (value: FormValue): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** Fills in every required field that is shown and has no value yet. */
function fillIn(form: FormModel): void {
  form.setValue('name', 'Everything');
  for (const { path } of form.fields) {
    const { field } = form.at(path);
    const { isVisible, isRequired, value } = form.at(path).getSnapshot();
    const entry = entryFor(field);
    if (isVisible && isRequired && isMissing(value) && entry !== undefined) form.setValue(path, entry);
    form.blur(path);
  }
}

const filled = (definition: Definition): FormModel => {
  const form = createFormModel({ definition, today });
  fillIn(form);
  return form;
};

/** The body on the wire, in its spelling. */
const wireBody = ({ type }: Definition, { tunnelId, ...rest }: ReturnType<typeof toTest>) => ({
  ...rest,
  tunnel_id: tunnelId,
  data_store: type,
});

const named = allDefinitions.map(
  (definition) => [`${definition.kind} ${definition.type}`, definition] as const,
);

describe.each(named)('the form of the %s', (_, definition) => {
  const { kind } = definition;

  it.each([true, false])(
    'is filled in, tested, saved and reopened (assumed fields: %s)',
    async (hasAssumedFields) => {
      const { browser } = openService({ hasAssumedFields });
      const form = filled(definition);
      expect(form.validate()).toBeUndefined();
      const test = await browser.post(
        `/api/v1/${kind}/test-connection/`,
        wireBody(definition, toTest(form, definition)),
      );
      expect(await test.json()).toMatchObject({ success: true });
      const created = await browser.post(
        `/api/v1/${kind}/`,
        wireBody(definition, toCreate(form, definition)),
      );
      expect([created.status, created.status === 201 ? '' : await created.clone().text()]).toEqual([201, '']);
      const saved = await created.json();
      expect(JSON.stringify(saved)).not.toContain(canary);
      const stored = {
        name: saved.name,
        tunnelId: saved.tunnel_id,
        variant: saved.variant,
        config: saved.config,
      };
      const reopened = createFormModel({ definition, today, stored });
      expect(reopened.validate()).toBeUndefined();
      expect(toPatch(reopened)).toEqual({});
    },
  );

  it('keeps no secret in a draft', () => {
    const draft = JSON.stringify(captureDraft(filled(definition)));
    expect(draft).not.toContain(canary);
    expect(draft).not.toContain('PRIVATE KEY');
  });

  it('changes nothing when it is tidied a second time', () => {
    const form = filled(definition);
    const before = JSON.stringify(toTest(form, definition));
    for (const { path } of form.fields) form.blur(path);
    expect(JSON.stringify(toTest(form, definition))).toBe(before);
  });
});
