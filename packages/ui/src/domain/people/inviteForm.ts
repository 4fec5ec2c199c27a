import { roleLabel } from './roleLabel.ts';
import { roles } from '../entities/user.ts';
import { defineForm } from '../forms/definition/definition.ts';
import { choice, longText } from '../forms/definition/fields.ts';

/** Room for the largest number of addresses of the longest kind. */
const longestText = 8_000;

/** An invitation of several people with the same role (spec §3 Invite user). */
export const inviteForm = defineForm({
  id: 'invite',
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'Invitation',
      fields: [
        longText('emails', 'Email addresses', {
          maxLength: longestText,
          hint: 'Separate several addresses with commas, spaces or lines.',
          requiredMessage: 'Enter an email address.',
        }),
        choice(
          'role',
          'Role',
          roles.toReversed().map((value) => ({ value, label: roleLabel(value) })),
          {
            initial: 'team_member',
            hint: 'Admins can also invite and deactivate users, and change the billing.',
          },
        ),
      ],
    },
  ],
});
