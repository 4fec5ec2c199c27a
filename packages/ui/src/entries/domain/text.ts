/** Text lengths, invisible characters and secrets. Semver covers the names listed in public-api.md. */
export { isLongerThan } from '../../domain/graphemes.ts';
export { hasVisible, inSentence, showHidden } from '../../domain/hiddenCharacters.ts';
export { maxLength, searchDebounceMs } from '../../domain/limits.ts';
export { toastDuration } from '../../domain/toastDuration.ts';
export { Secret } from '../../domain/secret.ts';
