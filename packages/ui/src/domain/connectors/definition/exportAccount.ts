import type { Field } from '../../forms/definition/fieldTypes.ts';
import { keyFile } from '../../forms/kinds/file.ts';
import { exportDataset } from './commonFields.ts';

/** The export's dataset, and the service account that may read it. */
export const exportAccount = (): readonly Field[] => [
  keyFile('tap_config.service_account_json', 'Service account key', {
    content: 'serviceAccount',
    accept: ['.json'],
    fills: { project_id: 'tap_config.project_id' },
    hint: 'The JSON key of an account that may read the dataset.',
  }),
  ...exportDataset({ isKeyRead: true }),
];
