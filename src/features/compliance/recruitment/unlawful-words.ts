/**
 * Words that have no place in the reason for a rejection: it must be lawful and job-related (20 CFR 656.10(b)(2), 656.17(g);
 * 42 U.S.C. 2000e-2; 8 U.S.C. 1324b). The list stops what is plainly none; it does not replace the employer's own care.
 */
const plainlyUnlawful: readonly [RegExp, string][] = [
  [/\bover-?qualified\b/i, 'Being overqualified'],
  [/\b(too (old|young)|(his|her|their) age|retire[ds]?|retirement)\b/i, 'Age'],
  [/\b(race|racial|ethnic(ity)?|skin color)\b/i, 'Race or origin'],
  [/\b(religion|religious|church|mosque|synagogue)\b/i, 'Religion'],
  [/\b(national origin|foreign accent|accent|citizenship|nationality|immigrant)\b/i, 'Origin or citizenship'],
  [/\b(pregnan\w*|maternity|child(ren|care)?|married|marital|gender|sex)\b/i, 'Sex or family'],
  [/\b(disab\w+|illness|sick(ness)?|health|wheelchair)\b/i, 'Health or disability'],
  [/\b(salary|pay|wage) (expectation|demand|history)s?\b/i, 'What somebody earned or hoped to earn'],
  [
    /\b(not (a )?(good )?(culture|cultural|team) fit|(culture|cultural|team) fit|personality|attitude)\b/i,
    'A general impression',
  ],
  [/\b(prefer(s|red)?|better suited|less qualified|more qualified)\b/i, 'Preferring somebody else'],
]

/** Why a note cannot stand as a reason, in one sentence; nothing where it can. */
export function unlawfulReason(note: string): string | undefined {
  const found = plainlyUnlawful.find(([words]) => words.test(note))
  return (
    found &&
    `${found[1]} is no lawful, job-related reason. Say which requirement of the job is not met, and how you know.`
  )
}
