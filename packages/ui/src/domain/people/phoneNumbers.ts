import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/* The phone numbering plans of the world. They are large, so a form loads this module on demand. */

export interface PhoneCountry {
  /** ISO code, such as `DE`. */
  readonly country: string;
  /** English name. */
  readonly name: string;
  /** Calling code, such as `+49`. */
  readonly code: string;
}

/** The country that stands for a calling code which several share. */
const mainCountries: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

/** Every country with phone numbers, by name. */
export function phoneCountries(): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  return getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      code: `+${getCountryCallingCode(country)}`,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

/** A calling code as `+49`; empty if there are no digits. */
export const callingCode = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : `+${digits}`;
};

/** The country of a calling code: the main one of several. */
export function countryOfCode(countries: readonly PhoneCountry[], code: string): string | undefined {
  const wanted = callingCode(code);
  return mainCountries[wanted] ?? countries.find((each) => each.code === wanted)?.country;
}

export interface ReadPhone {
  /** Calling code, such as `+49`. */
  readonly code: string;
  /** Digits without the calling code and without the leading zero that is only dialled inside the country. */
  readonly national: string;
  /** As it is usually written: `+49 30 1234567`. */
  readonly shown: string;
  /** Whether such a number can exist. */
  readonly isValid: boolean;
}

/** Reads a number as it was typed; one that begins with a plus or 00 brings its own code. */
export function readPhone(code: string, typed: string): ReadPhone | undefined {
  // Most countries dial 00 in place of the plus.
  const dialled = typed.trim().replace(/^00/, '+');
  const parsed = dialled.startsWith('+')
    ? parsePhoneNumberFromString(dialled)
    : parsePhoneNumberFromString(dialled, { defaultCallingCode: callingCode(code).slice(1) });
  if (!parsed) return undefined;
  return {
    code: `+${parsed.countryCallingCode}`,
    national: parsed.nationalNumber,
    shown: parsed.formatInternational(),
    isValid: parsed.isValid(),
  };
}
