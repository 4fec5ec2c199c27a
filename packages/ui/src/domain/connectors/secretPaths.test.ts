import { expect, it } from 'vitest';
import { defineForm } from '../forms/definition/definition.ts';
import { connectionField, secret, text } from '../forms/definition/fields.ts';
import { rows } from '../forms/kinds/rows.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { secretPathsOf } from './secretPaths.ts';

it('the secrets of a form are named where its request contains them', () => {
  const definition = defineForm({
    id: 'pages',
    sections: [
      {
        title: 'Pages',
        fields: [
          text('name', 'Name'),
          connectionField(),
          text('account', 'Account'),
          secret('login.password', 'Password'),
          rows('pages', 'Pages', [
            { key: 'id', label: 'ID' },
            { key: 'access_token', label: 'Token', isSecret: true },
          ]),
        ],
      },
    ],
  });
  const form = createFormModel({ definition, today: '' });
  expect(secretPathsOf(form)).toEqual(['config.login.password', 'config.pages.access_token']);
});
