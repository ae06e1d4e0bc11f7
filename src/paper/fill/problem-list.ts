import type { Problems } from '../types.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] }

/** Problems as they are found while a file is filled. */
export type ProblemList = Writable<Problems>

export const noProblems = (): ProblemList => ({ overflow: [], missingGlyphs: [], tooLong: [], refused: [] })
