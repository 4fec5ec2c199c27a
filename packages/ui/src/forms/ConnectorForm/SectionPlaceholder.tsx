import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { FormSection } from '../fields/FormSection.tsx';

interface SectionPlaceholderProps {
  title: string;
  /** In px at the default font size. */
  height: number;
}

/** Stands for a section while its code loads. */
export function SectionPlaceholder({ title, height }: SectionPlaceholderProps) {
  return (
    <FormSection title={title}>
      <Loading label={`Loading “${title}”`}>
        <Skeleton height={height} />
      </Loading>
    </FormSection>
  );
}
