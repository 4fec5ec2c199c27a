// A million lines windowed by hand: no keyboard, no groups, no measured detail.
import './limit.css';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchLines } from './logData.ts';
import { painted, start } from './marks.ts';

const height = 44;
const detailHeight = 160;
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/Berlin' });

interface LineProps {
  readonly at: number;
  readonly top: number;
  readonly isOpen: boolean;
  onPress(at: number): void;
}

const Line = memo(function Line({ at, top, isOpen, onPress }: LineProps) {
  const line = benchLines[at];
  if (!line) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a limit has no keyboard
    <div role="row" className="row" style={{ transform: `translateY(${top}px)` }} onClick={() => onPress(at)}>
      {[time.format(line.at), line.level, line.collection, line.message].map((text) => (
        <span role="gridcell" key={text}>
          {text}
        </span>
      ))}
      {isOpen && <pre>{JSON.stringify(line)}</pre>}
    </div>
  );
});

function Log() {
  const [first, setFirst] = useState(0);
  const [open, setOpen] = useState(-1);
  useEffect(painted, []);
  useEffect(() => {
    const look = () => flushSync(() => setFirst(Math.max(0, Math.floor(scrollY / height) - 5)));
    document.addEventListener('scroll', look, { passive: true });
    return () => document.removeEventListener('scroll', look);
  }, []);
  const added = open < 0 ? 0 : detailHeight;
  return (
    <>
      <input aria-label="Search" />
      <div role="grid" style={{ position: 'relative', height: benchLines.length * height + added }}>
        {Array.from({ length: 30 }, (_, i) => first + i).map((at) => (
          <Line
            key={at}
            at={at}
            top={at * height + (open >= 0 && at > open ? added : 0)}
            isOpen={at === open}
            onPress={setOpen}
          />
        ))}
      </div>
    </>
  );
}

start();
createRoot(document.body.appendChild(document.createElement('div'))).render(<Log />);
