/** Text lengths, invisible characters and secrets. Semver covers the names listed in public-api.md. */
export { isLongerThan } from '../../domain/text/graphemes.ts';
export { hasVisible, inSentence, showHidden } from '../../domain/text/hiddenCharacters.ts';
export { maxLength, searchDebounceMs } from '../../domain/text/limits.ts';
export { toastDuration } from '../../domain/outcome/toastDuration.ts';
export { Secret } from '../../domain/text/secret.ts';
