import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import * as fieldCss from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { flattenChild } from '../field/hiddenControls.tsx';
import type { RootProps } from '../rootProps.ts';
import * as css from './TagGroup.css.ts';

export interface TagItem {
  readonly id: string;
  /** The word on the tag. Characters that cannot be seen are shown. */
  readonly label: string;
}

export interface TagGroupProps extends RootProps<HTMLDivElement> {
  /** Names the tags, such as `Recipients`. */
  label: string;
  /** The tags, in display order. */
  tags: readonly TagItem[];
  /** Called with the id of a tag to remove. Without it, tags cannot be removed. */
  onRemove?: ((id: string) => void) | undefined;
  /** Shown in place of the tags when there are none. @default 'None' */
  empty?: string | undefined;
}

/**
 * Words that belong to something, each removable on its own: by its button, or with Delete while it has the focus. For the
 * state of a thing use `Badge`; to select from many use `MultiSelect`.
 */
export function TagGroup({ label, tags, onRemove, empty = 'None', ...root }: TagGroupProps) {
  return (
    <AriaTagGroup
      {...root}
      className={fieldCss.field}
      onRemove={
        onRemove &&
        ((keys) => {
          for (const key of keys) onRemove(String(key));
        })
      }
    >
      <FieldLabel>{label}</FieldLabel>
      <TagList items={tags} className={css.list} renderEmptyState={() => empty}>
        {({ id, label: word }) => (
          <Tag id={id} textValue={word} className={css.tag} render={flattenChild}>
            {({ allowsRemoving }) => (
              <>
                <bdi translate="no" className={css.name}>
                  {showHidden(word)}
                </bdi>
                {allowsRemoving && (
                  <Button slot="remove" className={css.remove}>
                    <CloseIcon />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  );
}
