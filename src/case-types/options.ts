import type { CaseType, Mode } from './case-type.ts'
import type { Circumstance, Circumstances } from './circumstances.ts'

/** What is chosen when a case is opened; facts and answers add to it later. */
export type CaseOptions = {
  mode: Mode
  subType?: string
  premium?: boolean
  /** How many family members file together with the case. */
  dependents?: number
  /** Companion applications filed together: a work permit, advance parole, the adjustment with the petition. */
  concurrent?: readonly ('i-765' | 'i-131' | 'i-864' | 'i-485')[]
  channel?: 'paper' | 'online'
  /** What is known besides, from facts or from asking. */
  known?: Circumstances
}

/** Everything that is known about the case's circumstances. What was answered beats what follows from the options. */
export function circumstancesOf(type: CaseType, options: CaseOptions): Circumstances {
  const { mode, premium, dependents, concurrent, channel } = options
  return {
    legal: mode === 'LEGAL',
    premium: premium ?? false,
    dependents: (dependents ?? 0) > 0,
    furtherApplicants: (dependents ?? 0) > 1,
    ...(channel && { paper: channel === 'paper' }),
    ...(concurrent && {
      asksEad: concurrent.includes('i-765'),
      asksAdvanceParole: concurrent.includes('i-131'),
      asksAffidavit: concurrent.includes('i-864'),
      concurrent: concurrent.includes('i-485'),
    }),
    ...ofSubType(type, options.subType),
    // Whoever checked the affidavit wants it, also where this kind of case mostly goes without.
    ...(concurrent?.includes('i-864') && { asksAffidavit: true }),
    ...options.known,
  }
}

/** A sub-type answers its own circumstances with yes and those of its siblings with no. */
function ofSubType(type: CaseType, chosen: string | undefined): Circumstances {
  const found = type.subTypes.find(({ id }) => id === chosen)
  if (!found) return {}
  const siblings = type.subTypes.flatMap((subType) => subType.is)
  return Object.fromEntries(siblings.map((each: Circumstance) => [each, found.is.includes(each)]))
}
