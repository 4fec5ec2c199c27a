import type { ConnectorKind } from '../../../domain/entities/connector.ts';

/** The addresses of a pipeline's pages; a tab without an address is not shown. */
export interface PipelineHrefs {
  readonly list: string;
  /** The step at which a draft continues. */
  readonly setup?: string;
  readonly overview?: string;
  readonly settings?: string;
  readonly logs?: string;
  readonly hooks?: string;
  /**
   * The form of one of its connectors, offered while the pipeline is stopped with an error. It opens at `focus`:
   * `credentials`, `addresses`, `guide` or the name of a setting.
   */
  readonly form?: (end: ConnectorKind, focus?: string) => string | undefined;
  /** The log at the line of the last error. */
  readonly error?: string;
}
