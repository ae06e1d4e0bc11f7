/**
 * What the form library's dated rows say about the edition of a form on the day of filing. The rows are data of the
 * installation; a newer edition is a new row there, never a constant here.
 */
export type EditionOnTheDay = {
  acceptance: 'accepted' | 'expired' | 'unknown' | 'not-yet'
  /** False: no announcement of the agency was found; somebody must look before filing. */
  confirmed: boolean
  /** The status in one sentence. */
  says: string
  /** The newest edition the agency takes on that day, as printed, where there is one. */
  instead?: string
}

export const acceptances = [
  'accepted',
  'expired',
  'unknown',
  'not-yet',
] as const satisfies readonly EditionOnTheDay['acceptance'][]

/**
 * A sentence when this edition cannot be filed on the day (8 CFR 103.2(a)(1)). One the library does not know is refused
 * where it knows another that is taken; where it knows none, a person has to look.
 */
export function editionRefused({ acceptance, says, instead }: EditionOnTheDay): string | undefined {
  if (acceptance === 'accepted') return undefined
  if (acceptance === 'unknown') return instead === undefined ? undefined : `${says} Use ${instead}.`
  return says
}

/** A sentence when a person must look at the agency's page before filing this edition. */
export const editionInDoubt = (edition: EditionOnTheDay): string | undefined =>
  edition.confirmed || editionRefused(edition) !== undefined ? undefined : edition.says
