import type { FileSample } from '../../domain/connectors/definition/fileSample.ts';
import type { SectionResources } from '../ConnectorForm/sectionProps.ts';

/** What reading three files of orders finds. */
export const storySample: FileSample = {
  success: true,
  columns: [
    { name: 'order_id', dataType: 'bigint', isNullable: false },
    { name: 'customer_email', dataType: 'string', isNullable: true },
    { name: 'placed_at', dataType: 'datetime', isNullable: false },
    { name: 'items', dataType: 'array', isNullable: true },
  ],
  files: ['exports/orders/2026-11-18.csv', 'exports/orders/2026-11-19.csv'],
};

export const storySampling: SectionResources['schemaImporter'] = {
  onSample: () => Promise.resolve(storySample),
};
