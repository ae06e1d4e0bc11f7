export const BULLETS = 1
/** Each numbered list counts from 1: it has a number of its own. */
export const FIRST_NUMBERED = 2
