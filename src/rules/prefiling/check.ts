import type { FormId } from '#case-types/package/declared-package.ts'
import type { Fact } from '#engine/fact.ts'
import { Role } from '#formats/roles.ts'
import { prefilingRules } from './all.ts'
import { type Facts, type Found, foundIn, isOpen, type Read, type Rule, type Severity } from './rule.ts'

export type Finding = Pick<Found, 'sentence' | 'cause' | 'form'> & {
  rule: string
  severity: Severity
  message: string
  citation: string
  waivable: boolean
  waiverNote?: string
  /** The same for as long as the finding is: a waiver names it. */
  key: string
}

/** A rule that could not be decided, or not for all of it, with the facts it misses. An error rule blocks like an error. */
export type NotChecked = { rule: string; severity: Severity; message: string; missing: readonly string[] }

/** Every rule that applies is in exactly one of: passed, found (to fix) and not checked; or found and not checked in part. */
export type Report = {
  findings: readonly Finding[]
  /** A check that was not made is not a check passed. */
  unchecked: readonly NotChecked[]
  /** Rules that were looked at to the end, whatever they found … */
  checked: number
  /** … and of them those that found nothing. */
  passed: readonly string[]
}

/** `keyOf` hides what a finding rests on: numbers that identify a person are among it. */
type Checking = { rules?: readonly Rule[]; keyOf?: (basis: string) => string }

/** The pre-filing check of one package. */
export function checkBeforeFiling(
  facts: Facts,
  forms: readonly FormId[],
  { rules = prefilingRules, keyOf = (basis) => basis }: Checking = {},
): Report {
  const findings: Finding[] = []
  const unchecked: NotChecked[] = []
  const passed: string[] = []
  let checked = 0
  for (const rule of rules.filter((each) => applies(each, forms))) {
    const { found = [], notChecked, missing } = run(rule, facts)
    const { id, severity, message, citation, waivable = true, waiverNote } = rule
    if (notChecked) unchecked.push({ rule: id, severity, message, missing })
    else checked++
    if (!notChecked && found.length === 0) passed.push(id)
    for (const { rests, ...each } of found) {
      const key = keyOf(JSON.stringify([id, each.cause, rests ?? each.sentence]))
      findings.push({
        rule: id,
        severity,
        message,
        citation,
        waivable,
        ...(waiverNote && { waiverNote }),
        ...each,
        key,
      })
    }
  }
  return { findings: findings.sort(bySeverity), unchecked, checked, passed }
}

export const applies = ({ forms }: Rule, inPackage: readonly FormId[]): boolean =>
  forms === 'all' || forms.some((form) => inPackage.includes(form))

/** What one rule found; undefined when it could tell nothing. `missing` is what it looked for in vain. */
export type Ran = { found: readonly Found[] | undefined; notChecked: boolean; missing: string[] }

/** One rule over the facts. What it needed and did not get keeps it from passing, whatever it returned. */
export function run(rule: Rule, facts: Facts): Ran {
  const missing = new Set<string>()
  const known = ({ id }: Fact) => {
    const answered = facts.known(id)
    if (!answered) missing.add(id)
    return answered
  }
  const read = Object.assign((fact: Fact) => (known(fact) ? (facts.value(fact.id) ?? undefined) : undefined), {
    known,
    peek: ({ id }: Fact) => (facts.known(id) ? facts.value(id) : undefined),
    answered: ({ id }: Fact) => facts.known(id),
    misses: ({ id }: Fact) => void missing.add(id),
  })
  const result = rule.find(read as Read)
  const found = result === undefined ? undefined : foundIn(result)
  return { found, notChecked: isOpen(result) || missing.size > 0, missing: [...missing] }
}

/** An attorney may waive an error with a reason; it is logged by whoever records it. It holds for one finding. */
export type Waiver = { finding: string; role: number; reason: string }

/** The errors that stop the move to filing. */
export function blocking(findings: readonly Finding[], waivers: readonly Waiver[] = []): Finding[] {
  const waived = new Set(
    waivers.filter(({ role, reason }) => role === Role.attorney && reason.trim() !== '').map(({ finding }) => finding),
  )
  return findings.filter(({ severity, key, waivable }) => severity === 'error' && !(waivable && waived.has(key)))
}

/** The warnings nobody has acknowledged yet (validation.md: "warn needs acknowledgement"); who prepares the filing may. */
export function unacknowledged(findings: readonly Finding[], seen: readonly Pick<Waiver, 'finding'>[] = []): Finding[] {
  const known = new Set(seen.map(({ finding }) => finding))
  return findings.filter(({ severity, key }) => severity === 'warn' && !known.has(key))
}

/** Facts from a plain record, for tests and what-if questions; null means known to be none. */
export const factsFrom = (values: Readonly<Record<string, unknown>>): Facts => ({
  value: (id) => values[id] ?? undefined,
  known: (id) => values[id] !== undefined,
})

const order: Record<Severity, number> = { error: 0, warn: 1, info: 2 }
const bySeverity = (one: Finding, other: Finding) => order[one.severity] - order[other.severity]
