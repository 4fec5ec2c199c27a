import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';

describe('clock', () => {
  it('stands still until it is moved', () => {
    let machine = 1_000;
    const clock = createClock({ at: 50, machine: () => machine });
    machine += 500;
    expect(clock.now()).toBe(50);
    clock.advance(25);
    expect(clock.now()).toBe(75);
    clock.set(100);
    expect(clock.now()).toBe(100);
  });

  it('runs with the machine if it is real, from its start time', () => {
    let machine = 1_000;
    const clock = createClock({ mode: 'real', at: 50, machine: () => machine });
    machine += 500;
    expect(clock.now()).toBe(550);
    clock.advance(10);
    expect(clock.now()).toBe(560);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('cannot be moved by %s', (ms) => {
    expect(() => createClock().advance(ms)).toThrow('forward');
  });
});
