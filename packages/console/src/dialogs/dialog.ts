import { createElement, use, type ComponentType, type ReactNode } from 'react';

import { lateCode } from '../kit/lateCode.ts';

/** Turns a component's callbacks into answers: which callback was called, and with what. */
type Answers<Props> = {
  readonly [Name in keyof Props]?: Props[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => unknown
    : never;
};

type AnswerOf<A> = A[keyof A] extends infer Each
  ? Each extends (...args: never[]) => infer Answer
    ? Answer
    : never
  : never;

/** What the host supplies to every dialog. */
type HostProps = 'isOpen' | 'isOffline';

/** A dialog that code opens with `ask` and awaits. Its code loads when it first opens. */
export interface Dialog<Props extends object, Answer> {
  /** Names the chunk in error messages. */
  readonly name: string;
  readonly render: (props: Props, host: DialogHostProps<Answer>) => ReactNode;
  /** Loads the code, and retries after a failure. Never rejects. */
  readonly prefetch: () => Promise<void>;
  readonly isLoaded: () => boolean;
  /** Its entries are there again when it opens next, so its page may be left without a question. */
  readonly keepsEntries?: boolean;
}

export interface DialogHostProps<Answer> {
  readonly isOffline: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

interface DialogDefinition<Props extends object, A extends Answers<Props>> {
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** The answer for each callback prop. Every way out of the dialog is one of them. */
  readonly answers: A;
  /** Its entries are there again when it opens next, so its page may be left without a question. @default false */
  readonly keepsEntries?: boolean;
}

/**
 * Declares a dialog. Its props are the component's own, without the callbacks that answer it and without what the host
 * supplies: `ask(editConnector, { kind, name, pipelines })`.
 */
export function defineDialog<Props extends object, const A extends Answers<Props>>({
  name,
  load,
  answers,
  keepsEntries = false,
}: DialogDefinition<Props, A>): Dialog<Omit<Props, keyof A | HostProps>, AnswerOf<A>> {
  // Without `reloading`: a dialog that fails to load must not reload the page under it (F29).
  const code = lateCode(name, load);
  const Loaded = (props: Props) => createElement(use(code.read()), props);
  return {
    name,
    keepsEntries,
    prefetch: code.prefetch,
    isLoaded: code.isLoaded,
    render(props, { isOffline, onAnswer }) {
      const callbacks = Object.fromEntries(
        Object.entries<((...args: never[]) => unknown) | undefined>(answers).map(([prop, answer]) => [
          prop,
          (...args: never[]) => onAnswer(answer?.(...args) as AnswerOf<A>),
        ]),
      );
      const all: object = { ...props, ...callbacks, isOpen: true, isOffline };
      // The definition proves that together these are the component's props; the compiler cannot rejoin them.
      return createElement(Loaded, all as Props);
    },
  };
}
