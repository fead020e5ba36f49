// Glyphs of the six colours and marks of the table: drawings of 24 by 24 in one ink.

import type { ColourId } from "../../../../../generated/cave-in";

export const GLYPHS: Readonly<Record<ColourId, string>> = {
  brown:
    '<path d="M3.2 9.6C7.6 3.4 14.6 1.6 21 4.2c-4.6-.2-8 .8-10.4 2.8L21.4 18l-3 3L7.8 10C5.9 10 4.4 9.8 3.2 9.6z"/>',
  blue: '<path d="M2 8.5c3.3-4.6 6.7-4.6 10 0s6.7 4.6 10 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M2 16.5c3.3-4.6 6.7-4.6 10 0s6.7 4.6 10 0" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  purple: '<path d="M1.5 21a10.5 14 0 0 1 21 0h-3.6a6.9 9.8 0 0 0-13.8 0z"/><path d="M7.6 21a4.4 7 0 0 1 8.8 0z"/>',
  yellow:
    '<path fill-rule="evenodd" d="M9.8 4L10.1 1.2L13.9 1.2L14.2 4L16.1 4.8L18.4 3L21 5.6L19.2 7.9L20 9.8L22.8 10.1L22.8 13.9L20 14.2L19.2 16.1L21 18.4L18.4 21L16.1 19.2L14.2 20L13.9 22.8L10.1 22.8L9.8 20L7.9 19.2L5.6 21L3 18.4L4.8 16.1L4 14.2L1.2 13.9L1.2 10.1L4 9.8L4.8 7.9L3 5.6L5.6 3L7.9 4.8zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/>',
  red: '<path fill-rule="evenodd" d="M1 12C4.5 6.5 8 4.5 12 4.5S19.5 6.5 23 12c-3.5 5.5-7 7.5-11 7.5S4.5 17.5 1 12zm11-5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/><path d="M12 8c1.5 2.6 1.5 5.4 0 8-1.5-2.6-1.5-5.4 0-8z"/>',
  green:
    '<path fill-rule="evenodd" d="M21.5 2.5C10 2 3.5 6.5 3.6 14c0 2 .5 3.6 1.3 4.9L2.5 21.5l1.7 1.5 2.5-2.6c1.3.7 2.8 1.1 4.5 1 7.3-.3 10.6-7.4 10.3-18.9zM7.5 17.5c2-4.6 4.9-7.7 9-10-3 3-5.4 6.2-7 10.8z"/>',
};

export const MARKS = {
  star: '<path d="M12 1.5l3 7 7.5.6-5.7 4.9 1.8 7.4L12 17.4l-6.6 4 1.8-7.4L1.5 9.1 9 8.5z"/>',
  crack:
    '<path d="M1 1.5h22v5l-3.5 2.5-3-2.5-4.5 4-4-4L4.5 9 1 6.5z"/><path d="M4 13l3.5-1 1.5 3-2.5 2.5L3 16.5zM15 14l3.5-1.5 3 2-1 3.5-4 .5zM9.5 19l3-1.5 2.5 2-1 3h-4z"/>',
  crown: '<path d="M2 19L1 6l6 5 5-8 5 8 6-5-1 13z"/>',
  bolt: '<path d="M14 1L4 13.5h6L8.5 23 20 9.5h-7z"/>',
  glass:
    '<path d="M5 1.5h14v3l-5 7.5 5 7.5v3H5v-3l5-7.5-5-7.5z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><path d="M8.5 19.5l3.5-4 3.5 4z"/>',
  plus: '<path d="M9.5 2.5h5v7h7v5h-7v7h-5v-7h-7v-5h7z"/>',
  hand: '<rect x="3" y="6" width="10" height="15" rx="2" transform="rotate(-12 8 13)" fill="none" stroke="currentColor" stroke-width="2"/><rect x="10" y="4" width="10" height="15" rx="2" transform="rotate(10 15 12)"/>',
  gem: '<path d="M6 3h12l5 7-11 12L1 10z"/>',
  chain:
    '<path d="M9 12a4.5 4.5 0 1 1-.1-.1M15 12a4.5 4.5 0 1 1 .1.1M8 12h8" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  raid: '<path d="M3 3l4 .5L18.5 15l-3 3L4 6.5zM14 20.5l6.5-6.5 1.5 1.5-2 2 2 2.5-2 2-2.5-2-2 2z"/>',
  totem: '<path d="M7 1h10v4l2.5 1.5v5L17 13v6l2 4H5l2-4v-6l-2.5-1.5v-5L7 5z"/>',
  artifact: '<path d="M3 4h8v16H3zM13 4h8v16h-8z"/>',
} as const;

export type MarkName = keyof typeof MARKS;
