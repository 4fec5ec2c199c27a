/** The settings of a pipeline as a file, and their import. Semver covers the names listed in public-api.md. */
export {
  pipelineFileLimit,
  pipelineFileOf,
  pipelineFileVersion,
  type FileConnector,
  type FileTable,
  type PipelineFile,
} from '../../domain/pipelines/file/pipelineFile.ts';
export { matchConnector } from '../../domain/pipelines/file/matchConnector.ts';
export { readPipelineFile, type PipelineFileReading } from '../../domain/pipelines/file/readPipelineFile.ts';
export { pipelineFileName, writePipelineFile } from '../../domain/pipelines/file/writePipelineFile.ts';
export {
  importSourceId,
  importSubject,
  isNewImport,
  type ImportAccount,
  type ImportEntry,
  type ImportFacts,
  type ImportSubject,
} from '../../domain/policies/importSubject.ts';
export { planImport, type ImportedSettings, type ImportPlan } from '../../domain/policies/pipelineImport.ts';
export { planTables, type TablesPlan } from '../../domain/schema/importedTables.ts';
