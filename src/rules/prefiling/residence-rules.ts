import { adjustment as adjustsWith } from '#facts/adjustment.ts'
import { family } from './needs.ts'
import { at, type Find, given, rule } from './rule.ts'

/** A spouse or child has the principal's status or none (INA 203(d)): with an application that is over nobody comes along. */
const principalOver: Find = given([family.principalsOver], ([applications], read) => {
  if (applications.length === 0) return []
  const as = read(adjustsWith.adjustsAs)
  if (as === undefined) return undefined
  return applications.flatMap(({ number, name, outcome }) =>
    as === 'Derivative'
      ? at(
          adjustsWith.adjustsAs,
          `Part 2, Item 2 names ${name ?? 'the principal applicant'}, whose own Form I-485 (case ${number ?? ''}) was ${(outcome ?? 'decided').toLowerCase()}. A spouse or child cannot be granted residence with it.`,
          { rests: [number, name, outcome] },
        )
      : [],
  )
})

export const residenceRules = [
  rule('R34', 'error', ['i-485'], 'The principal’s application is over', 'INA 203(d)', principalOver),
]
