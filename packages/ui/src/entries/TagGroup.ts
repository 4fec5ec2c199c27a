export { TagGroup, type TagGroupProps, type TagItem } from '../primitives/TagGroup/TagGroup.tsx';
