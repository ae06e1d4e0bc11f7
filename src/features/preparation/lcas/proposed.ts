import type { Fact } from '#engine/fact.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { petition } from '#facts/petition.ts'
import { position } from '#facts/petition-parties.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths } from '#formats/day.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import type { ProposedAnswer } from './contract.ts'

type Value = (fact: Fact) => unknown

/**
 * What a case knows already for its LCA, with where it is from. Nothing of it stands on the record before a person has
 * taken it over: an attestation is nobody's guess.
 */
export function proposedFor(value: Value, socTitle?: string): ProposedAnswer[] {
  const [job, employer, asked] = ['The job', 'The employer’s profile', 'The petition']
  const unit = text(value(employment.wageUnit))
  const begins = text(value(petition.requestedFrom))
  const site = worksiteOf(value)
  return [
    plain(lca.lcaEmployerName, value(company.legalName), employer),
    plain(lca.lcaFein, value(company.fein), employer),
    plain(lca.lcaJobTitle, value(employment.jobTitle), job),
    plain(lca.lcaFullTime, value(employment.fullTime), job),
    plain(lca.lcaSocCode, value(employment.socCode), job),
    plain(lca.lcaSocTitle, socTitle, 'The list of occupations'),
    // Pay without its unit says nothing.
    plain(lca.lcaWage, unit && value(employment.wage), job),
    plain(lca.lcaWageUnit, value(employment.wage) === undefined ? undefined : unit, job),
    site && { ...about(lca.lcaWorksites), label: 'Worksite', value: [site], says: placed(site), from: job },
    plain(lca.lcaBeginsOn, begins, asked),
    plain(lca.lcaEndsOn, lastDay(begins, text(value(petition.requestedUntil))), asked),
    plain(lca.lcaWorkers, 1, 'One worker in this petition'),
  ].flatMap((each) => each || [])
}

/** An LCA holds three years at most (20 CFR 655.750(a)). */
function lastDay(begins: string, ends: string): string {
  const last = begins && addDays(addMonths(begins, 36), -1)
  return last && ends > last ? last : ends
}

type Site = { id: string; street?: string; city: string; county?: string; state: string; postalCode?: string }

/** A place without its city or state cannot stand on an LCA, and is not proposed. */
function worksiteOf(value: Value): Site | undefined {
  const [city, state] = [text(value(employment.worksiteCity)), text(value(employment.worksiteState))]
  if (city === '' || state === '') return undefined
  const unit = [position.worksiteUnitKind, position.worksiteUnitNumber].map((fact) => text(value(fact)))
  const street = [text(value(employment.worksiteStreet)), unit.every(Boolean) ? unit.join(' ') : ''].filter(Boolean)
  const further = { county: text(value(employment.worksiteCounty)), postalCode: text(value(employment.worksiteZip)) }
  const client = value(employment.offSite) === true ? text(value(position.clientName)) : ''
  const said = { street: street.join(', '), ...further, entity: client }
  return { id: 'r1', city, state, ...Object.fromEntries(Object.entries(said).filter(([, each]) => each !== '')) }
}

const placed = ({ street, city, county, state, postalCode }: Site) =>
  [street, city, county && `${county} County`, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const about = ({ id, label }: Fact) => ({ fact: id, label })

const plain = (fact: Fact, value: unknown, from: string): ProposedAnswer | undefined =>
  value === undefined || value === null || value === ''
    ? undefined
    : { ...about(fact), value, says: shown(fact, value), from }

function shown({ type }: Fact, value: unknown): string {
  if (type === 'date') return showDate(String(value))
  if (type === 'money') return dollars(Number(value))
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
