import { company } from '#facts/company.ts'
import { isH1bDependent } from '#facts/derived/employer-size.ts'
import { petition } from '#facts/petition.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { nthBusinessDay } from '#rules/calendar/business-days.ts'
import {
  deductionAllowed,
  freeSlots,
  isKeptIn,
  legalCosts,
  type NoticeGap,
  noticeGaps,
} from '#rules/compliance/h1b-ledgers.ts'
import { isAtSite } from '#rules/compliance/worksites.ts'
import { decided } from './employer-counts.ts'
import { dutyQuestions, lcaLedger } from './h1b-needs.ts'
import { lca } from './lca-needs.ts'
import { ofH1bLca } from './other-classes.ts'
import { at, type Find, type Found, given, rule, together } from './rule.ts'
import { dollars, requiredWage } from './wages.ts'

const positions: Find = given([lca.lcaWorkers, lcaLedger.lcaUses], ([workers, uses], read) => {
  const slots = uses.map(({ worker = '', leftOn }) => ({ worker, leftOn, state: 'filed' as const }))
  const reuse = read.peek(lcaLedger.lcaSlotReuse) === true
  const free = freeSlots(workers, slots, { reuse, on: read.peek(petition.requestedFrom) })
  return (
    free < 1 &&
    at(
      lcaLedger.lcaUses,
      `The LCA is for ${counted(workers, 'worker')}, and petitions for as many others rest on it. File a new LCA for this worker.`,
      { rests: [workers, slots] },
    )
  )
})

const WAYS_OUT = 'Amend the petition, rest it on an LCA for that area, or end the placement.'

const placements: Find = given([lcaLedger.lcaPlacements], ([rows], read) =>
  together(
    rows.map(
      ({ worker = 'The worker', area = 'that area', year, workdays = 0, allowed, lcaForArea, strikeOrLockout }) => {
        const closed = (why: string): Found => at(lcaLedger.lcaPlacements, `${why} ${WAYS_OUT}`)
        const found: Found[] = []
        if (allowed !== undefined && workdays > allowed)
          found.push(
            closed(`${worker} worked ${counted(workdays, 'day')} in ${area} in ${year}; ${allowed} are allowed.`),
          )
        if (lcaForArea)
          found.push(closed(`${area} has an LCA for this occupation, so no short-term day is open there.`))
        if (strikeOrLockout) found.push(closed(`There is a strike or lockout in ${area}.`))
        const lookedAt = lcaForArea !== undefined && strikeOrLockout !== undefined
        return lookedAt || read(lcaLedger.placementsLookedAt) ? found : { found, notChecked: true }
      },
    ),
  ),
)

const whereThePublicLooks: Find = given(
  [lcaLedger.publicDisclosure, lcaLedger.publicFilePlace],
  ([disclosed, place], read) => {
    const office = disclosed === 'Principal office'
    const cities = office ? [read(company.city)] : (read(lca.lcaWorksites) ?? []).map(({ city }) => city)
    const known = cities.flatMap((city) => city || [])
    if (known.length === 0) return undefined
    return (
      !isKeptIn(known, place) &&
      at(
        lcaLedger.publicFilePlace,
        `The LCA sends the public to the ${office ? 'principal office' : 'worksite'} (${known.join(', ')}); the file is kept at ${place}. Keep it where the LCA says.`,
      )
    )
  },
)

const COST = 'attorney or filing cost'

const deductions: Find = (read) => {
  if (!read.known(lcaLedger.payDeductions)) return undefined
  const lines = read(lcaLedger.payDeductions) ?? []
  if (lines.length === 0)
    return given(
      [dutyQuestions.forbiddenDeduction],
      ([borne]) =>
        borne &&
        at(
          dutyQuestions.forbiddenDeduction,
          'The worker bears a cost that the employer must bear. Stop it and pay it back.',
        ),
    )(read)
  const [actual, prevailing] = [read(lca.actualWage), read(lca.prevailingWage)]
  const required = actual === undefined || prevailing === undefined ? undefined : requiredWage(actual, prevailing)
  const costs = legalCosts(lines.map(({ kind = COST, amount = 0 }) => ({ kind, cents: amount })))
  return together(
    lines.map(({ kind = COST, amount: own = 0, paid = 0 }) => {
      const amount = kind === COST ? costs : own
      const never = !deductionAllowed(kind, 0, 0, 0)
      if (!never && required === undefined && kind === COST) return undefined
      if (deductionAllowed(kind, amount, paid, required ?? 0)) return []
      return at(
        lcaLedger.payDeductions,
        never
          ? `${dollars(amount)} is taken from the pay (${kind}), which is never allowed. Stop it and pay it back.`
          : `${dollars(amount)} of cost brings the pay of ${dollars(paid)} under the required ${dollars(required ?? 0)}. Pay it back.`,
      )
    }),
  )
}

/** HC-17 asks for one row per site: each worksite of the LCA has its two places, or its workers were sent the notice. */
const notice: Find = given([lcaLedger.lcaNotices, lca.lcaFiledOn], ([rows, filed], read) => {
  if (rows.length === 0) return undefined
  const agrees = read(dutyQuestions.noticeTextAgrees)
  const text = agrees === false ? [AGREE] : []
  const posted = new Map<string, typeof rows>()
  for (const row of rows) posted.set(siteOf(row), [...(posted.get(siteOf(row)) ?? []), row])
  const bare = (read.peek(lca.lcaWorksites) ?? []).filter((site) => !rows.some((row) => isAtSite(row.site ?? '', site)))
  const gaps = [...posted.values()].flatMap((ofSite) => gapsOf(ofSite, filed))
  const missing = bare.map((site) => `None is written down at ${inOneLine(site)}. Post it at each worksite.`)
  const found = [...gaps, ...missing, ...text].map((gap) => at(lcaLedger.lcaNotices, `Notice of the LCA: ${gap}`))
  return agrees === undefined ? { found, notChecked: true } : found
})
type Notice = {
  kind?: string
  site?: string
  place?: string
  firstDay?: string
  takenDownOn?: string
  proved?: boolean
}
const inOneLine = ({ street, city, state }: { street?: string; city?: string; state?: string }) =>
  [street, city, state].filter(Boolean).join(', ') || 'a worksite'
const siteOf = ({ site = '' }: Notice) => site.trim().toLowerCase()

function gapsOf(rows: readonly Notice[], filed: string): string[] {
  const sent = rows.find(({ kind }) => kind !== 'posting')
  const hung = sent ? [] : rows
  const days = (sent ? [sent] : hung).flatMap(({ firstDay }) => firstDay ?? [])
  const firstDay = days.sort().at(-1)
  if (firstDay === undefined) return []
  const down = hung.flatMap(({ takenDownOn }) => takenDownOn ?? [])
  const toDo: Record<NoticeGap, string> = {
    window: `It is of ${showDate(firstDay)}, not on or within 30 days before ${showDate(filed)}. A new LCA needs a new notice.`,
    text: AGREE,
    places: `Only one place is written down at ${rows[0]?.site ?? 'the worksite'}. Post it at a second one.`,
    days: `Leave it until ${showDate(nthBusinessDay(firstDay, 10))} and write down the day it comes down.`,
    proof: 'Upload the proof that it was sent.',
  }
  return noticeGaps({
    places: hung.map(({ place = '' }) => place.trim().toLowerCase()),
    firstDay,
    lastDay: down.length < hung.length ? undefined : down.sort()[0],
    lcaFiledOn: filed,
    ...(sent && { electronic: { sentOn: firstDay, proved: sent.proved === true } }),
  }).map((gap) => toDo[gap])
}
const AGREE = 'Its text is not that of the LCA. Correct it and post it again.'

const becameDependent: Find = given([lca.lcaDependent], ([says], read) => {
  if (says) return []
  const count = read.peek(lcaLedger.dependentByCount)
  if (count !== undefined) {
    const on = showDate(read.peek(lcaLedger.dependencyCountedOn))
    return count && at(lcaLedger.dependentByCount, dependentNow(`By the count of ${on}`))
  }
  return given([company.employees, company.h1bEmployees], () => {
    const dependent = decided(read, ['employees', 'h1bEmployees'], isH1bDependent)
    return dependent && at(company.h1bEmployees, dependentNow('By its numbers'))
  })(read)
})
const dependentNow = (by: string) =>
  `${by} the employer is H-1B dependent; the LCA says it is not. File a new LCA for this petition.`

const forms = ['i-129'] as const

/** V77, V78, V91–V94: what an employer promised with an LCA, by the ledgers that are kept with it. */
export const h1bDutyRules = [
  rule('V77', 'error', forms, 'LCA positions used up', '20 CFR 655.730(c), 655.750', positions),
  rule('V78', 'error', forms, 'Amend, use the LCA or end the placement', '20 CFR 655.735', placements),
  rule('V91', 'warn', forms, 'PAF not where the LCA says', '20 CFR 655.760(a)', whereThePublicLooks),
  rule('V92', 'error', forms, 'Forbidden deduction', '20 CFR 655.731(c)(9)–(10)', deductions),
  rule('V93', 'error', forms, 'Notice not proved', '20 CFR 655.734', notice),
  rule('V94', 'error', forms, 'New LCA needed', '20 CFR 655.736(g)', ofH1bLca(becameDependent)),
]
