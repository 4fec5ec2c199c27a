/** One service per story, and the data of a story's screen. */
export { Live, useStoryService, withService, type LiveProps, type LiveTools } from '../storybook/Live.tsx';
export { asInStory, clockShift, serviceChoices } from '../storybook/serviceChoices.ts';
export { loadedService, serviceForStory, type StoryServiceOptions } from '../storybook/serviceForStory.ts';
export * from './faults.ts';
