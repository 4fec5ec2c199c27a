import type { Brand } from '@millrace/ui/tokens';

/** Another product's brand, to prove that a set of tokens restyles every component. It differs from the light theme. */
export const exampleBrand: Brand = {
  color: {
    canvas: '#FBF8F5',
    sunken: '#F4EEE8',
    line: '#E8DED4',
    lineStrong: '#D6C7B8',
    control: '#8F7F72',
    text: '#2A1F1A',
    textMuted: '#6B5A4F',
    textFaint: '#9A897D',
    accent: '#8A3B12',
    accentStrong: '#6F2E0C',
    accentSoft: '#FBEADF',
  },
  radius: { control: '3px', card: '4px' },
  font: { sans: 'Georgia, "Liberation Serif", serif' },
};
