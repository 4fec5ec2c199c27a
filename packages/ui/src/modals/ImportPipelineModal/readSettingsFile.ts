import { readPipelineFile, tooLargeMessage } from '../../domain/pipelines/file/readPipelineFile.ts';
import { pipelineFileLimit } from '../../domain/pipelines/file/pipelineFile.ts';
import type { PipelineFileReading } from '../../domain/pipelines/file/readPipelineFile.ts';
import { contentOf } from '../../forms/files/readTextFile.ts';

const refused = (message: string): PipelineFileReading => ({
  state: 'refused',
  message,
  faults: [],
  faultCount: 0,
});

/** Reads a chosen or dropped file. One that is too large is refused unread. */
export async function readSettingsFile(file: File): Promise<PipelineFileReading> {
  if (file.size > pipelineFileLimit) return refused(tooLargeMessage);
  const content = await contentOf(file);
  if (content === undefined) return refused('It could not be read.');
  return 'text' in content
    ? readPipelineFile(content.text)
    : refused('It is not a text file. Choose a file that ends in .pipeline.json.');
}
