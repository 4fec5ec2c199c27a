import type { TextField } from '../definition/fieldTypes.ts';
import { mustBe } from '../definition/textFormat.ts';
import { readHost } from '../addresses/hostName.ts';
import { readAddress } from '../addresses/readAddress.ts';

/** What the host of a database can be filled from. */
const ofDatabase =
  'You can also paste host:port, a URL, a JDBC, ODBC or key=value connection string, or the command of a client';
const ofShell = 'You can also paste user@host, ssh://user@host:port or an ssh command';

/**
 * The options of a field for a host. Its text must be a host name or an IP address; a pasted address with one of
 * the schemes fills in the fields at the paths.
 */
export const serverAddress = (
  schemes: readonly string[],
  paths: NonNullable<TextField['address']>['paths'],
): Required<Pick<TextField, 'format' | 'address'>> => ({
  format: {
    read: (typed, field) => {
      const host = readHost(typed);
      if (host !== undefined) return { value: host };
      const reading = readAddress(typed, schemes);
      if (reading && 'refusal' in reading) return reading;
      // Quotes around a host, or a colon after it.
      if (reading && !reading.isComplete && Object.keys(reading.parts).length === 1)
        return { value: reading.parts.host };
      const forms = schemes.includes('ssh') ? ofShell : ofDatabase;
      return { refusal: `${mustBe('only a host name or IP address', field)}. ${forms}` };
    },
  },
  address: { read: (text) => readAddress(text, schemes), paths },
});
