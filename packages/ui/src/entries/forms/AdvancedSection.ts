export { AdvancedSection, type AdvancedSectionProps } from '../../forms/AdvancedSection/AdvancedSection.tsx';
