import { type Answer, isValue, type Known, type KnownAnswer } from '#engine/answer.ts'
import type { Fact, FactType, RecordsType, ValueOf } from '#engine/fact.ts'
import { parseValue } from '#engine/parse-value.ts'
import { firm } from '#facts/firm.ts'
import { stateName, unansweredState } from '#formats/addresses.ts'
import { employerCode } from '#formats/names.ts'
import type { subscriptions } from '#formats/options.ts'
import { showPhone } from '#formats/phone.ts'

export type Subscription = (typeof subscriptions)[number]

/** Specification §9: the default law-firm subscription. */
export const defaultSubscription: Subscription = 'SILVER'

const { name: _name, email: _email, ...others } = firm

/** What a firm's profile says besides name and e-mail, which are columns as well. */
export const firmProfile = others

/** The firm's code is the first word of its name, as with companies (decisions §1). */
export const firmCode = (name: string): string => employerCode(name) || 'FIRM'

export type FactSet = Record<string, FactType & { id: string }>
export type ProfileOf<Facts extends FactSet> = { [K in keyof Facts]: ValueOf<Facts[K]> | null }

export type ParsedAnswers = {
  /** By fact id; null takes an answer away. */
  answers: Record<string, Answer | null>
  /** By the name of the field. */
  problems: Record<string, string>
}

/** Reads what a form or a call says about a subject; what is left out is not touched. */
export function parseAnswers(facts: FactSet, given: Record<string, unknown>, today: string): ParsedAnswers {
  const answers: ParsedAnswers['answers'] = {}
  const problems: ParsedAnswers['problems'] = {}
  for (const [name, fact] of Object.entries(facts)) {
    const raw = given[name]
    if (raw === undefined) continue
    if (isUnanswered(fact, raw)) {
      answers[fact.id] = null
      continue
    }
    const parsed = parseValue(fact, raw, today)
    if (parsed.ok) answers[fact.id] = { value: parsed.value }
    else problems[name] = parsed.message
  }
  return { answers, problems }
}

/** What is known, by the profile's names; null where there is no answer. */
export function profileOf<Facts extends FactSet>(facts: Facts, known: Known): ProfileOf<Facts> {
  const entries = Object.entries(facts).map(([name, { id }]) => {
    const answer = known[id]
    return [name, isValue(answer) ? answer.value : null]
  })
  return Object.fromEntries(entries) as ProfileOf<Facts>
}

export type AddressParts = Partial<
  Record<'street' | 'unitKind' | 'unitNumber' | 'city' | 'state' | 'zipCode', string | null>
>

/** 120 Water Street, STE 400, Boston, MA 02109 */
export function addressInWords({ street, unitKind, unitNumber, city, state, zipCode }: AddressParts): string {
  const unit = unitNumber ? [unitKind, unitNumber].filter(Boolean).join(' ') : ''
  return [street, unit, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** An answer as the history shows it; nothing answered is ''. */
export function answerInWords(fact: Fact | undefined, answer: KnownAnswer | null): string {
  if (!answer) return ''
  if (!isValue(answer)) return NOT_ANSWERED[answer.not]
  if (fact?.type !== 'records') return shown(fact, answer.value)
  const rows = answer.value as Record<string, unknown>[]
  return rows.map((row) => rowInWords(fact, row)).join('; ')
}

const NOT_ANSWERED = { unknown: 'Unknown', none: 'None', notApplicable: 'Not applicable' } as const

const rowInWords = ({ columns }: RecordsType, row: Record<string, unknown>) =>
  Object.entries(columns)
    .map(([name, column]) => shown(column, row[name]))
    .filter(Boolean)
    .join(' · ')

function shown(type: FactType | undefined, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (type?.type === 'text' && type.format === 'phone') return showPhone(String(value))
  if (type?.type === 'text' && type.format === 'state') return stateName(String(value))
  return String(value)
}

// 'NA' is the specification's default state and means unanswered (decisions §11).
function isUnanswered(fact: FactType, raw: unknown): boolean {
  if (raw === null || (Array.isArray(raw) && raw.length === 0)) return true
  if (typeof raw !== 'string') return false
  const isState = fact.type === 'text' && fact.format === 'state'
  return raw.trim() === '' || (isState && raw.trim().toUpperCase() === unansweredState)
}
