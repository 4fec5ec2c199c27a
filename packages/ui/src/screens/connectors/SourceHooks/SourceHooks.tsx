import type { Source } from '../../../domain/entities/source.ts';
import { AttachedHooks, type AttachedHooksProps } from '../../../patterns/AttachedHooks/AttachedHooks.tsx';

export interface SourceHooksProps extends Omit<AttachedHooksProps, 'entity' | 'whyNotAttach'> {
  /** The source. An archived one accepts no hook. */
  source: Pick<Source, 'status'>;
}

/** The hooks of a source, for its page. It loads separately, because most visits are for the configuration. */
export const SourceHooks = ({ source, ...hooks }: SourceHooksProps) => (
  <AttachedHooks
    {...hooks}
    entity="source"
    whyNotAttach={
      source.status === 'active' ? undefined : 'This source is archived, so no hook can be attached.'
    }
  />
);
