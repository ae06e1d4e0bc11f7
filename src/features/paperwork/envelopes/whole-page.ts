/** A whole page, across and down: places on it are counted in these parts of it. */
export const FULL = 10_000
