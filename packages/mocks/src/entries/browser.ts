/** The twin in a page, for stories. */
export { mountService, type MountedService } from '../browser/mountService.ts';
