import { useState } from 'react';

const usualPx = 16;
const read = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPx || 1;

/**
 * The user's font size as a multiple of the default, usually 1. Heights of windowed rows are multiplied by it. Read
 * once on mount, because it rarely changes later.
 */
export const useFontScale = (): number => useState(read)[0];
