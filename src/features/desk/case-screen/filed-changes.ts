import type { KnownAnswer } from '#engine/answer.ts'
import { DOTS } from '#parties/facts/rules.ts'

type Change = { before: KnownAnswer | null; after: KnownAnswer | null }

/** Without what was answered otherwise and back again. A secret is recorded without its value: it counts as changed. */
export const differentFromFiled = <C extends Change>(changes: readonly C[]): C[] =>
  changes.filter(({ before, after }) => said(before) !== said(after) || said(after).includes(DOTS))

const said = (answer: KnownAnswer | null) =>
  answer === null ? '' : JSON.stringify('value' in answer ? ['value', answer.value] : ['not', answer.not])
