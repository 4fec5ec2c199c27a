import { useState } from 'react';

const usualPx = 16;
const read = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPx || 1;

/**
 * How many times the usual size the reader has letters in: 1 for most. Windowed rows stand where they are reckoned to, so
 * their heights are reckoned with it. Asked once, when the grid is made: nobody changes it while they read.
 */
export const useFontScale = (): number => useState(read)[0];
