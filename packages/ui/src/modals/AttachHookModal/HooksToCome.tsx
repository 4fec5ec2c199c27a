import * as fieldCss from '../../primitives/field/Field.css.ts';
import { TextToCome } from '../../patterns/LoadingBlock/TextToCome.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import * as radioCss from '../../primitives/RadioGroup/RadioGroup.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './AttachHookModal.css.ts';

const descriptions = [
  'https://hooks.example.com/data',
  'https://hooks.example.com/data · Attached to Orders to warehouse',
];

/** A choice of two hooks. */
export function HooksToCome({ hasAttached }: { readonly hasAttached: boolean }) {
  return (
    <Loading label="Loading hooks">
      <div className={css.part}>
        <div className={css.tools}>
          <Skeleton width={121} height={30} />
        </div>
        <div className={fieldCss.field}>
          <span className={fieldCss.label}>
            <TextToCome text="Hook" />
          </span>
          <div className={radioCss.options.list}>
            {descriptions.map((description) => (
              <div key={description} className={radioCss.option}>
                <Skeleton width={16} height={16} isRound />
                <span className={radioCss.words}>
                  <span className={radioCss.name}>
                    <TextToCome text="Operations channel" />
                  </span>
                  <span className={radioCss.description}>
                    <TextToCome text={description} />
                  </span>
                </span>
              </div>
            ))}
          </div>
        </div>
        {hasAttached && (
          <p className={css.muted}>
            <TextToCome text="Already attached: Operations channel" />
          </p>
        )}
      </div>
    </Loading>
  );
}
