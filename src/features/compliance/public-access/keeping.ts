import { showDate } from '#formats/dates.ts'

/** Somebody whose petition was filed on the LCA: when they left the employer, and when a later petition took them to another LCA. */
export type Worker = { name: string; leftOn: string | null; movedOn: string | null }

type Entered = { lastWorkedOn: string | null; neverUsed: boolean }
export type OfLca = {
  filedOn: string | undefined
  certifiedOn: string | undefined
  beginsOn: string | undefined
  /** Withdrawn, or over. */
  endedOn: string | undefined
  workers: readonly Worker[]
  today: string
}

/**
 * Nobody was ever employed under it: somebody said so, or the LCA was withdrawn before any petition was filed on it. Then
 * the year counts from its end or withdrawal (D-21 E3).
 */
export const isNeverUsed = (
  { lastWorkedOn, neverUsed }: Entered,
  { withdrawnOn, workers }: { withdrawnOn: string | null; workers: readonly Worker[] },
): boolean => neverUsed || (withdrawnOn !== null && lastWorkedOn === null && workers.length === 0)

/**
 * What speaks against the day from which a public access file is kept one more year. 20 CFR 655.760(c) counts from the last
 * day on which anybody was employed under the LCA: nobody was before it began, and nobody has left who still works.
 */
export function keepingProblem({ lastWorkedOn, neverUsed }: Entered, of: OfLca): string | undefined {
  if (lastWorkedOn === null)
    return neverUsed && of.workers.length > 0
      ? 'A petition was filed under this LCA. Enter the last H-1B day instead.'
      : undefined
  if (lastWorkedOn > of.today) return 'Last H-1B day: it lies in the future. Enter it when it is over.'
  const begins = [of.filedOn, of.certifiedOn, of.beginsOn]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  if (begins === undefined) return 'Last H-1B day: the LCA is not filed yet, so nobody worked under it.'
  if (lastWorkedOn < begins) return `Last H-1B day: nobody worked under this LCA before ${showDate(begins)}.`
  for (const { name, ...ends } of of.workers) {
    const [until] = [ends.leftOn, ends.movedOn, of.endedOn].flatMap((day) => day ?? []).sort()
    if (until === undefined || until > of.today) return `Last H-1B day: ${name} still works under this LCA.`
    if (lastWorkedOn < until) return `Last H-1B day: ${name} worked under this LCA until ${showDate(until)}.`
  }
  return undefined
}
