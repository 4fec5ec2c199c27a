import type { ServiceValueField } from '../definition/fieldTypes.ts';
import { typedText, type KindSpec } from '../definition/kind.ts';

/** A value that the service generates and the user copies, such as the external id of a role. */
export const serviceValue: KindSpec<ServiceValueField, string> = {
  ...typedText,
  tidy: (value) => value,
  // The service returns it again.
  draft: () => undefined,
  isWide: true,
};
