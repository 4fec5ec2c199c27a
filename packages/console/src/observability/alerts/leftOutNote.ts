import { leftOutRecipients, type FormModel } from '@millrace/ui/domain/forms';
import type { ToastContent } from '@millrace/ui/Toast';

/** Says which recipients of a saved alert were left out, because its form no longer shows them. */
export function leftOutNote(model: FormModel): ToastContent | undefined {
  const description = leftOutRecipients(model.at('notification.emails', 'longText').getSnapshot().value);
  return description === undefined
    ? undefined
    : { tone: 'caution', title: 'Some recipients were left out.', description };
}
