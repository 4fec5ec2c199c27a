import { createClient } from '@millrace/ui/contract';

/** For tests whose subject makes no calls. */
export const unusedClient = createClient(({ call }) =>
  Promise.reject(new Error(`${call.name} was not expected.`)),
);
