import { Children, cloneElement, isValidElement, type ComponentProps, type JSX, type ReactNode } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './hiddenControls.css.ts';
import { useClientStyle } from '../../internal/useClientStyle.ts';

/*
 * react-aria hides native controls with style attributes. A strict Content Security Policy refuses these in the HTML of
 * a server. These functions are for the `render` prop of its components, which receives the props of the element that
 * it renders, children included.
 */

/** The native input of a checkbox, radio or switch is hidden by a class instead. */
export const hideInput = (props: JSX.IntrinsicElements['label']): JSX.Element => (
  <label {...props}>
    {Children.map(props.children, (child) =>
      isValidElement<{ children?: ReactNode }>(child) &&
      isValidElement(child.props.children) &&
      child.props.children.type === 'input' ? (
        <VisuallyHidden>{child.props.children}</VisuallyHidden>
      ) : (
        child
      ),
    )}
  </label>
);

/**
 * The native control that browsers fill in automatically comes last. It is left out of the HTML of a server, where
 * nothing could hide it, and added when the page runs.
 */
function FieldInBrowser({ children, ...props }: ComponentProps<'div'>) {
  const isServer = useIsSSR();
  const [own] = Array.isArray(children) ? children : [children];
  return <div {...props}>{isServer ? own : children}</div>;
}

export const hideNativeControl = (props: JSX.IntrinsicElements['div']): JSX.Element => (
  <FieldInBrowser {...props} />
);

/** Directions and carets of the parts of a date, which their classes cover until the page runs. */
function DivInBrowser({ style, ...props }: ComponentProps<'div'>) {
  return <div {...props} style={useClientStyle(style)} />;
}
function SpanInBrowser({ style, ...props }: ComponentProps<'span'>) {
  return <span {...props} style={useClientStyle(style)} />;
}

export const styleDiv = (props: JSX.IntrinsicElements['div']): JSX.Element => <DivInBrowser {...props} />;
export const styleSpan = (props: JSX.IntrinsicElements['span']): JSX.Element => <SpanInBrowser {...props} />;

/** The only child of a tag, which its own style takes out of the layout. */
export const flattenChild = (props: JSX.IntrinsicElements['div']): JSX.Element => (
  <div {...props}>
    {isValidElement<ComponentProps<'div'>>(props.children)
      ? cloneElement(props.children, { style: undefined, className: css.flat })
      : props.children}
  </div>
);
