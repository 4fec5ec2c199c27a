import { displayZone } from '@millrace/ui/domain';
import { useAtomValue } from 'jotai';

import { timeZoneAtom } from './session.ts';

/** The zone that times are shown in, as an IANA name. */
export const useTimeZone = (): string => displayZone(useAtomValue(timeZoneAtom));
