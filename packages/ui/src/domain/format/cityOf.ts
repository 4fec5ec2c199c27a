/** Browsers list some cities by a name that is no longer used. */
const presentNames: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
};

/** The city that a zone is named after: `New York`. */
export const cityOf = (zone: string): string =>
  presentNames[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
