/** One service for each story, and the way a story's screen is fed from it. */
export { Live, useStoryService, withService, type LiveProps, type LiveTools } from '../storybook/Live.tsx';
export { serviceForStory, type StoryServiceOptions } from '../storybook/serviceForStory.ts';
export * from './faults.ts';
