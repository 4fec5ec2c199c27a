import { RelativeTime } from '../../patterns/RelativeTime/RelativeTime.tsx';
import * as css from './UpdatedNote.css.ts';

interface UpdatedNoteProps {
  /** What was read: `Alerts`. */
  subject: string;
  /** When it was read last; without it, there is no note. */
  updatedAt: Date | undefined;
}

/** Says when a list of observability was read. Its data have no live updates. */
export function UpdatedNote({ subject, updatedAt }: UpdatedNoteProps) {
  if (!updatedAt) return null;
  return (
    <p className={css.note}>
      {subject} updated <RelativeTime date={updatedAt} />
    </p>
  );
}
