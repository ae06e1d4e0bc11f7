/** What Form I-485, Part 2 says of a relative behind the petition. */
export type RelativeBehind = { filed?: unknown; is?: unknown; status?: unknown }

/**
 * Whether an employment-based applicant needs an affidavit of support: only if a relative filed the petition or owns 5 %
 * or more of who did; a brother or sister counts as a citizen only (8 CFR 213a.1, 213a.2(a)(2)(i)(C)). Undefined: not
 * said yet.
 */
export function affidavitNeeded({ filed, is, status }: RelativeBehind): boolean | undefined {
  if (filed === 'No' || filed === 'Self-petition') return false
  if (filed !== 'Yes') return undefined
  if (is === 'None of these' || status === 'None of these') return false
  if (is === undefined || status === undefined) return undefined
  return is === 'Brother' || is === 'Sister' ? status === 'U.S. citizen' : true
}
