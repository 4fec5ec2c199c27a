import { listUsers } from '@millrace/ui/contract';
import { memberStatus } from '@millrace/ui/domain/entities';
import type { Recipient } from '@millrace/ui/screens/AlertSetupScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { readAll } from '../../data/read.ts';

/** The active people of the account. None are offered until they have been read. */
export function useRecipients(): readonly Recipient[] | undefined {
  const { data } = useQuery({ ...readAll(listUsers, {}), retry: false });
  return useMemo(
    () =>
      data?.rows
        .filter((member) => memberStatus(member) === 'active')
        .map(({ email, firstName, lastName }) => ({ email, name: `${firstName} ${lastName}`.trim() })),
    [data],
  );
}
