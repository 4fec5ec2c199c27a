import type { FormModel } from './formState.ts';

type Check = (value: string) => string | undefined;

/**
 * Applies rules to text fields once each was left. An empty field has its own message. A field's rule runs again when
 * another checked field changes, because it may compare both. Returns the unsubscribe function.
 */
export function checkFields(form: FormModel, checks: Readonly<Record<string, Check>>): () => void {
  const paths = Object.keys(checks);
  const run = (): void => {
    for (const path of paths) {
      const { value, isTouched } = form.at(path).getSnapshot();
      const isFilled = typeof value === 'string' && value.trim() !== '';
      form.setCustomError(path, isTouched && isFilled ? checks[path]?.(value) : undefined);
    }
  };
  run();
  const ends = paths.map((path) => form.at(path).subscribe(run));
  return () => {
    for (const end of ends) end();
  };
}
