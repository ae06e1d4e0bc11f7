import { showDate } from '#formats/dates.ts'
import { type Day, daysBetween } from '#formats/day.ts'
import { howFar } from '#formats/distance.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { DependencyCount, LcaNotice, LcaStanding } from '../records.ts'

const standingHues: Readonly<Record<LcaStanding, Hue>> = {
  Draft: 'gray',
  Filed: 'orange',
  Certified: 'green',
  Expired: 'gray',
  Withdrawn: 'gray',
}

/** Time for the next one: an extension may be filed in the last six months, and its LCA comes first. */
const ENDING_DAYS = 180

/** Its standing, and the end that comes near: who works under it needs the next one before that day. */
export function standingBadge(
  { standing, endsOn }: { standing: LcaStanding; endsOn: string },
  today: Day,
): { hue: Hue; words: string } {
  const isEnding = standing === 'Certified' && endsOn !== '' && daysBetween(today, endsOn) <= ENDING_DAYS
  return isEnding
    ? { hue: 'orange', words: `Ends ${howFar(endsOn, today)}` }
    : { hue: standingHues[standing], words: standing }
}

export const sourceNames = {
  CBA: 'Collective bargaining agreement',
  PWD: 'Prevailing wage determination (Form ETA-9141)',
  OEWS: 'OEWS',
  Survey: 'Independent survey',
  Other: 'Other legitimate source',
} as const

/** 'OEWS 07-2026 to 06-2027' */
export const sourceWords = ({
  source,
  year,
  survey,
}: {
  source: keyof typeof sourceNames
  year: number
  survey: string
}) => `${source === 'Survey' && survey ? survey : sourceNames[source]}, 07-${year} to 06-${year + 1}`

/** The chip beside the wage: whether the pay is enough, and by how much. */
export function payWords(offered: number | undefined, required: number | undefined): { hue: Hue; words: string } {
  if (offered === undefined || required === undefined) return { hue: 'gray', words: 'Wages are not complete' }
  if (offered < required)
    return { hue: 'red', words: `Offered pay is ${dollars(required - offered)} below the required wage` }
  return offered === required
    ? { hue: 'green', words: 'Offered pay is the required wage' }
    : { hue: 'green', words: `Offered pay is ${dollars(offered - required)} above the required wage` }
}

export function noticeWords({ kind, firstDay, postedByName, takenDownOn, removedByName }: LcaNotice): string {
  const verb = kind === 'posting' ? 'Posted' : kind === 'electronic' ? 'Sent' : 'Handed over'
  const down = takenDownOn ? `; taken down ${showDate(takenDownOn)} by ${removedByName}` : ''
  return `${verb} ${showDate(firstDay)}, entered by ${postedByName}${down}`
}

/** Share of H-1B workers in percent, to one digit, for the eye only: the test itself counts in whole numbers. */
export const shareOf = ({ h1b, fteHundredths }: DependencyCount): number =>
  fteHundredths === 0 ? 0 : Math.round((h1b * 100_000) / fteHundredths) / 10

export const thresholdOf = ({ fteHundredths }: DependencyCount): number =>
  fteHundredths < 2_600 ? 8 : fteHundredths < 5_100 ? 13 : Math.ceil((15 * fteHundredths) / 10_000)
