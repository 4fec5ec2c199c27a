import { listPipelines } from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { read } from '../../data/read.ts';
import { pipelinesNamed } from '../data/pipelineWrites.ts';

/** Looks up a new name of a pipeline among the others when its field is left. */
export function useTakenNames({ id, name }: Pick<Pipeline, 'id' | 'name'>) {
  const [leftName, setLeftName] = useState('');
  const isOther = leftName !== '' && leftName !== name;
  const alike = useQuery({
    ...read(listPipelines, isOther ? pipelinesNamed(leftName) : undefined),
    retry: false,
  }).data?.rows;
  return {
    takenNames: alike?.filter((one) => one.id !== id).map((one) => one.name) ?? [],
    onNameLeft: setLeftName,
  };
}
