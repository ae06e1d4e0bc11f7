import { type FindingGroup, findingGroups } from '../finding-groups.ts'
import type { Finding } from '../records.ts'

export type Shown = 'all' | 'errors' | 'warnings' | 'waived'

const shows: Readonly<Record<Shown, (found: Finding) => boolean>> = {
  all: () => true,
  errors: ({ severity, waived }) => severity === 'error' && !waived,
  warnings: ({ severity, waived }) => severity === 'warn' && !waived,
  waived: ({ waived }) => waived !== null,
}

/** What the list can be narrowed to, with how many there are. */
export const choicesOf = (findings: readonly Finding[]): { value: Shown; label: string }[] =>
  (
    [
      ['all', 'Everything'],
      ['errors', 'Errors'],
      ['warnings', 'Warnings'],
      ['waived', 'Waived or acknowledged'],
    ] as const
  ).map(([value, words]) => ({ value, label: `${words} (${findings.filter(shows[value]).length})` }))

export type ShownGroup = { group: FindingGroup; title: string; findings: Finding[]; open: boolean }

/** More than this, and a group opens only when asked to. */
const MANY = 5

/** Findings by what is to be done, what stands in the way first in each. */
export function groupsOf(findings: readonly Finding[], shown: Shown): ShownGroup[] {
  const kept = findings.filter(shows[shown])
  return findingGroups.flatMap((group) => {
    const own = kept.filter((found) => found.group === group).sort((one, other) => weight(one) - weight(other))
    if (own.length === 0) return []
    return [{ group, title: `${group}: ${countsOf(own)}`, findings: own, open: own.length <= MANY }]
  })
}

const weight = ({ severity, waived }: Finding) => (waived ? 3 : { error: 0, warn: 1, info: 2 }[severity])

function countsOf(findings: readonly Finding[]): string {
  const count = (wanted: (found: Finding) => boolean, one: string) => {
    const n = findings.filter(wanted).length
    return n === 0 ? [] : [`${n} ${one}${n === 1 || one.endsWith('ed') ? '' : 's'}`]
  }
  return [
    ...count(shows.errors, 'error'),
    ...count(shows.warnings, 'warning'),
    ...count(({ severity, waived }) => severity === 'info' && !waived, 'note'),
    ...count(({ severity, waived }) => severity === 'error' && waived !== null, 'waived'),
    ...count(({ severity, waived }) => severity !== 'error' && waived !== null, 'acknowledged'),
  ].join(', ')
}
