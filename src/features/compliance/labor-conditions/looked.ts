import type { Known } from '#engine/answer.ts'
import type { Fact, ValueOf } from '#engine/fact.ts'
import { addDays } from '#formats/day.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import type { Conditions } from './conditions.ts'
import type { DependencyCount, LcaCheck, LcaNotice } from './records.ts'

export const said = <F extends Fact>(known: Known, { id }: F): ValueOf<F> | undefined => {
  const answer = known[id]
  return answer && 'value' in answer ? (answer.value as ValueOf<F>) : undefined
}

export type Looked = {
  known: Known
  conditions: Conditions
  notices: readonly LcaNotice[]
  dependency: readonly DependencyCount[]
  today: string
}

export type Made = (looked: Looked) => Omit<LcaCheck, 'key'>

export const check = (title: string, ok: boolean | null, says = ''): Omit<LcaCheck, 'key'> => ({ title, ok, says })

/** The day by which the facts of an LCA are judged: its filing, before that today. */
export const judgedOn = ({ known, today }: Pick<Looked, 'known' | 'today'>): string =>
  said(known, lca.lcaFiledOn) ?? today

/**
 * What an employer says for an LCA is said for this one: not earlier than its notice may be given (20 CFR 655.733,
 * 655.736(c): as of the application).
 */
export const isSaidFor = (on: string, looked: Pick<Looked, 'known' | 'today'>): boolean =>
  on >= addDays(judgedOn(looked), -30)
