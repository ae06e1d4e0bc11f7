import type { ValueOf } from '#engine/fact.ts'
import { addDays, earliest, latest } from './days.ts'
import type { immigrant } from './needs.ts'

type Steps = ValueOf<typeof immigrant.recruitment>

/**
 * When an ETA-9089 may be filed (deadlines.md D-31): 30 days after every mandatory step and two of the additional ones
 * ended, at most 180 days after the first step began. A sentence when a step is missing.
 */
export function recruitmentWindow(steps: Steps): { from: string; until: string } | string {
  const of = (kind: string) =>
    steps
      .filter((step) => step.kind === kind)
      .flatMap(({ from, until }) => (from === undefined ? [] : { from, end: until ?? from }))
  const [jobOrder, ads, notice, additional] = [
    of('Job order'),
    of('Sunday ad'),
    of('Notice of filing'),
    of('Additional'),
  ]
  if (jobOrder.length === 0) return 'The job order is missing.'
  if (ads.length < 2) return 'Two Sunday advertisements are needed.'
  if (notice.length === 0) return 'The notice of filing is missing.'
  if (additional.length === 1 || additional.length === 2)
    return 'A professional occupation needs three additional steps.'
  // One additional step may fall within the 30 days before filing.
  const settled = additional
    .map(({ end }) => end)
    .sort()
    .slice(0, -1)
  const mandatory = [...jobOrder, ...ads, ...notice]
  return {
    from: addDays(latest(...mandatory.map(({ end }) => end), ...settled), 30),
    until: addDays(earliest(...[...mandatory, ...additional].map(({ from }) => from)), 180),
  }
}
