import { showDate } from '#formats/dates.ts'
import type { companyChanges, unpaidReasons } from './kinds.ts'
import type { Entry } from './ledger.ts'

export const reasonWords: Readonly<Record<(typeof unpaidReasons)[number], string>> = {
  'no work': 'No project or work',
  'no license yet': 'No license or permit yet',
  shutdown: 'Shutdown of the business',
  'studying for the employer': 'Studying or training for the employer',
  'own request': 'The worker’s own written request, for reasons outside the job',
  'unable to work': 'The worker is unable to work: illness, maternity, accident',
}

export const changeWords: Readonly<Record<(typeof companyChanges)[number], string>> = {
  'name only': 'New name only',
  'share sale': 'Sale of shares, same FEIN',
  'successor takes over': 'Merger or sale of assets; the successor takes over all LCA duties',
  'successor does not take over': 'Merger or sale of assets; the successor does not',
}

/** What a line is about, over what follows from it. */
export function lineWords(entry: Entry): string {
  switch (entry.kind) {
    case 'unpaid':
      return `${entry.worker}, without pay ${showDate(entry.on)} to ${entry.until ? showDate(entry.until) : 'today'}: ${reasonWords[entry.reason]}`
    case 'home':
      return `${entry.worker} moves on ${showDate(entry.on)}${entry.address && `: ${entry.address}`}`
    case 'visit':
      return `Site visit ${showDate(entry.on)}, ${entry.site}${entry.officer && `: ${entry.officer}`}${entry.badge && `, badge ${entry.badge}`}`
    case 'company':
      return `${changeWords[entry.change]}, ${showDate(entry.on)}`
  }
}
