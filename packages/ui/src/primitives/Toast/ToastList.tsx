import type { Toasts } from './toast.ts';
import type { RootProps } from '../rootProps.ts';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as fieldCss from '../field/Field.css.ts';
import { rememberOpener } from '../../internal/focus/useFocusReturn.ts';
import { Button } from '../Button/Button.tsx';
import { CopyDetails } from '../Button/CopyDetails.tsx';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { ErrorIcon } from '../Icon/icons/ErrorIcon.ts';
import { SuccessIcon } from '../Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../Icon/icons/WarningIcon.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Toast.css.ts';
import { queueOf } from './toastQueue.ts';

export interface ToastRegionProps extends RootProps<HTMLDivElement> {
  /** The queue from `createToasts()`. */
  toasts: Toasts;
}

const icons = { positive: SuccessIcon, critical: ErrorIcon, caution: WarningIcon, progress: Spinner };

/** A dialog that a toast opens returns the focus to where it was before the toast had it. */
function rememberWay(toast: HTMLDivElement | null) {
  let opener: Element | null = null;
  const remember = ({ relatedTarget: from }: FocusEvent) => {
    if (!(from instanceof Element) || toast?.contains(from)) return;
    opener = from;
    rememberOpener(toast, opener);
  };
  toast?.addEventListener('focusin', remember);
  return () => {
    toast?.removeEventListener('focusin', remember);
    if (opener) rememberOpener(null, opener);
  };
}

/** The list of toasts, loaded with the first toast. */
export function ToastList({ toasts, ...root }: ToastRegionProps) {
  return (
    <AriaToastRegion {...root} queue={queueOf(toasts)} className={css.region}>
      {({ toast }) => {
        const { tone, title, description, action, details } = toast.content;
        const Icon = icons[tone];
        return (
          <AriaToast ref={rememberWay} toast={toast} className={css.toast}>
            <span className={css.icon[tone]}>
              <Icon />
            </span>
            <div className={css.column}>
              <AriaToastContent className={css.words} role={tone === 'critical' ? 'alert' : 'status'}>
                <Text slot="title" className={css.title}>
                  {title}
                </Text>
                {description && (
                  <Text slot="description" className={css.description}>
                    {description}
                  </Text>
                )}
              </AriaToastContent>
              {details !== undefined && (
                <div className={css.details}>
                  <CopyDetails details={details} />
                </div>
              )}
            </div>
            {action && (
              <Button
                slot={null}
                size="small"
                onPress={() => {
                  toasts.close(toast.key);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            )}
            <AriaButton slot="close" className={fieldCss.inset}>
              <CloseIcon />
            </AriaButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
