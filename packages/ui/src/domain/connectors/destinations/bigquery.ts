import {
  credentials,
  defineDestination,
  details,
  keyFile,
  lockedName,
  text,
  withFields,
} from '../definition/define.ts';

const email = 'connection_config.credentials.client_email';
const project = 'connection_config.project_id';

/**
 * Loads with a service account (spec §3 Destination). Its JSON key fills in the project and the account; a key in PEM can
 * be entered with both typed.
 */
export const bigquery = defineDestination({
  type: 'bigquery',
  authentication: withFields(),
  docsUrl: 'https://cloud.google.com/bigquery/docs',
  prerequisites: [
    { title: 'Billing', text: 'Turn on billing for the Google Cloud project.' },
    {
      title: 'Service account and roles',
      text: 'Give it “BigQuery Data Editor” on the dataset and “BigQuery Job User” on the project, then create a JSON key for it.',
    },
    { title: 'Dataset', text: 'Create it in the location where your data should stay.' },
  ],
  sections: [
    details(),
    credentials(
      keyFile('connection_config.credentials.private_key', 'Private key', {
        accept: ['.json', '.pem', '.key'],
        member: 'private_key',
        fills: { client_email: email, project_id: project },
        hint: 'The JSON key of the service account. It fills in the next two fields.',
      }),
      text(email, 'Service account email', {
        isMono: true,
        bindsSecrets: true,
        example: 'loader@my-project-123.iam.gserviceaccount.com',
      }),
      text(project, 'Project ID', { isMono: true, example: 'my-project-123' }),
      lockedName('dataset_id', 'Dataset ID'),
    ),
  ],
});
