// Written by `npm run connectors` from the definition files; do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectorStories, type ConnectorArgs } from './connector.stories.data.tsx';

const meta = { title: 'Connectors/Marketing', ...connectorStories } satisfies Meta<ConnectorArgs>;
export default meta;
type Story = StoryObj<ConnectorArgs>;

export const Alchemer: Story = { name: 'Alchemer', args: { kind: 'source', type: 'alchemer' } };
export const Delighted: Story = { name: 'Delighted', args: { kind: 'source', type: 'delighted' } };
export const Drip: Story = { name: 'Drip', args: { kind: 'source', type: 'drip' } };
export const Enquirelabs: Story = { name: 'EnquireLabs', args: { kind: 'source', type: 'enquirelabs' } };
export const FacebookPages: Story = {
  name: 'Facebook Pages',
  args: { kind: 'source', type: 'facebook_pages' },
};
export const Klaviyo: Story = { name: 'Klaviyo', args: { kind: 'source', type: 'klaviyo' } };
export const KlaviyoGeneric: Story = {
  name: 'Klaviyo (generic)',
  args: { kind: 'source', type: 'klaviyo_generic' },
};
export const Mailchimp: Story = { name: 'Mailchimp', args: { kind: 'source', type: 'mailchimp' } };
export const Mandrill: Story = { name: 'Mandrill', args: { kind: 'source', type: 'mandrill' } };
export const Marketo: Story = { name: 'Marketo', args: { kind: 'source', type: 'marketo' } };
export const Omnisend: Story = { name: 'Omnisend', args: { kind: 'source', type: 'omnisend' } };
export const SalesforceMarketing: Story = {
  name: 'Salesforce Marketing Cloud',
  args: { kind: 'source', type: 'salesforce_marketing' },
};
export const SalesforcePardot: Story = {
  name: 'Salesforce Pardot',
  args: { kind: 'source', type: 'salesforce_pardot' },
};
export const Sendgrid: Story = { name: 'SendGrid', args: { kind: 'source', type: 'sendgrid' } };
export const Surveymonkey: Story = { name: 'SurveyMonkey', args: { kind: 'source', type: 'surveymonkey' } };
