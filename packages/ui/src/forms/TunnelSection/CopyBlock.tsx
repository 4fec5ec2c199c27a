import { useId, useRef } from 'react';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import * as css from './TunnelSection.css.ts';

interface CopyBlockProps {
  label: string;
  text: string;
}

/** A public key or a command, to copy to another machine. */
export function CopyBlock({ label, text }: CopyBlockProps) {
  const labelId = useId();
  const source = useRef<HTMLElement>(null);
  return (
    <div className={css.block} role="group" aria-labelledby={labelId}>
      <div className={css.blockHead}>
        <span id={labelId} className={css.blockLabel}>
          {label}
        </span>
        <CopyButton text={text} source={source} subject={label.toLowerCase()} variant="ghost" />
      </div>
      <code ref={source} className={css.code} translate="no">
        {text}
      </code>
    </div>
  );
}
