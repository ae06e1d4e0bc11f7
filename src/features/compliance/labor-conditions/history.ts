import type { Known } from '#engine/answer.ts'
import { showDate } from '#formats/dates.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { lineWords } from './ledger-words.ts'
import { said } from './looked.ts'
import type { LcaRecord } from './records.ts'

/** Something that happened on a day; `who` is empty where nobody of the company or the firm did it. */
export type Happened = { on: string; who: string; what: string }

/** Newest first; of one day, as they were told. The same thing twice on a day is told once. */
export function newestFirst(events: readonly Happened[]): Happened[] {
  const once = new Map(events.map((event) => [JSON.stringify(event), event]))
  return [...once.values()].toSorted((one, other) => other.on.localeCompare(one.on))
}

type Told = Pick<LcaRecord, 'notices' | 'dependency' | 'ledger' | 'withdrawnOn' | 'withdrawnWhy' | 'known'>

/** What became of an LCA: its notices, counts and days. */
export function historyOf({ notices, dependency, ledger, withdrawnOn, withdrawnWhy, known }: Told): Happened[] {
  const facts = known as Known
  const [filed, certified] = [said(facts, lca.lcaFiledOn), said(facts, lca.lcaCertifiedOn)]
  return newestFirst([
    ...notices.flatMap(({ kind, place, site, firstDay, postedByName, takenDownOn, removedByName }) => {
      const notice = `${kind === 'posting' ? 'Posted' : kind === 'electronic' ? 'Sent' : 'Handed over'} the notice: ${place}, ${site}`
      return [
        { on: firstDay, who: postedByName, what: notice },
        ...(takenDownOn
          ? [{ on: takenDownOn, who: removedByName, what: `Took the notice down: ${place}, ${site}` }]
          : []),
      ]
    }),
    ...dependency.map(({ countedOn, countedByName, event, h1b, fteHundredths, dependentReg }) => ({
      ...{ on: countedOn, who: countedByName },
      what: `Counted ${h1b} H-1B workers of ${fteHundredths / 100} full-time equivalents (${event}): ${dependentReg ? 'dependent' : 'not dependent'}`,
    })),
    ...ledger.map(({ entry, writtenByName }) => ({ on: entry.on, who: writtenByName, what: lineWords(entry) })),
    ...(filed ? [{ on: filed, who: '', what: 'Filed with the Department of Labor' }] : []),
    ...(certified ? [{ on: certified, who: 'Department of Labor', what: 'Certified the LCA' }] : []),
    ...(withdrawnOn ? [{ on: withdrawnOn, who: '', what: `Withdrawn: ${withdrawnWhy}` }] : []),
  ])
}

export const happenedWords = ({ on, who }: Happened): string => [showDate(on), who].filter(Boolean).join(', ')
