import type { FormModel } from './formState.ts';

/** Calls back after each change of any field. Returns the unsubscribe function. */
export function subscribeToFields(form: FormModel, listener: () => void): () => void {
  const ends = form.fields.map(({ path }) => form.at(path).subscribe(listener));
  return () => ends.forEach((end) => end());
}
