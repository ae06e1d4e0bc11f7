import { z } from 'zod'
import { GivenAnswers } from '#parties/facts/contract.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { command, query } from '#platform/operation/contract.ts'
import { daysAsTyped, Id, TypedDay } from '#platform/operation/fields.ts'
import { ConditionChanges } from './conditions.ts'
import { LcaPlacement, LcaRecord, LcaRow } from './records.ts'

export const NOT_YOURS = { status: 403, message: 'The law firm prepares this LCA.' } as const
const WITHDRAWN = { status: 409, message: 'This LCA was withdrawn. Start a new one.' } as const

/** Labor condition applications as records of their own: what stands on them, and why it may. */
export const lcaRecords = {
  list: query('lcaRecords.list', {
    summary: 'Labor condition applications and requests for one, the newest first.',
    path: 'GET /api/lcas',
    can: 'lca:read',
    input: PageInput.extend({
      companyId: Id.optional(),
      /** Those that a figure of a report counts: what `reports.behind` is asked, as one text. */
      figure: z.string().max(6000).optional(),
    }),
    output: pageOf(LcaRow),
    example: {},
    names: { companyId: 'filter: company' },
  }),
  get: query('lcaRecords.get', {
    summary: 'One LCA: what stands on it, its wage, notice, positions, placements and what blocks its filing.',
    path: 'GET /api/lcas/:lcaId',
    can: 'lca:read',
    input: z.object({ lcaId: Id }),
    output: LcaRecord,
    example: { lcaId: 1 },
    names: { lcaId: 'lca' },
  }),
  answer: command('lcaRecords.answer', {
    summary: 'Saves what stands on an LCA; the check, the form and the package of every case on it read the same.',
    audit: 'Saved a labor condition application on its own page',
    path: 'PUT /api/lcas/:lcaId/answers',
    can: 'lca:manage',
    input: z.object({ lcaId: Id, answers: GivenAnswers, version: z.number().int().optional() }),
    output: LcaRecord,
    refusals: {
      NOT_YOURS,
      WITHDRAWN,
      NUMBER_TAKEN: {
        status: 409,
        message: 'This employer already has an LCA with this number. Choose it instead of entering it again.',
      },
      PETITION_FILED: {
        status: 409,
        message: 'A petition on this LCA was filed. Only its number, certification and signature can still be entered.',
      },
    },
    example: { lcaId: 1, answers: { 'case.lcaWorkers': { value: 1 } } },
    names: { lcaId: 'lca' },
  }),
  conditions: command('lcaRecords.conditions', {
    summary: 'Keeps the reasons behind an LCA: wage level worksheet, sources, attestations, deductions.',
    audit: 'Changed the conditions behind an LCA',
    path: 'PUT /api/lcas/:lcaId/conditions',
    can: 'lca:manage',
    input: z.object({ lcaId: Id, conditions: ConditionChanges }).check(daysAsTyped),
    output: LcaRecord,
    refusals: {
      NOT_YOURS,
      WITHDRAWN,
      NOT_A_PRICE: { status: 400, message: 'The wages of the levels rise from I to IV.' },
    },
    example: { lcaId: 1, conditions: { disclosure: 'principal' } },
    names: { lcaId: 'lca' },
  }),
  count: command('lcaRecords.count', {
    summary: 'Writes down how many H-1B workers and full-time equivalents the employer had on a day (20 CFR 655.736).',
    audit: 'Counted H-1B workers for the dependency test',
    path: 'POST /api/lcas/:lcaId/dependency-counts',
    can: 'lca:manage',
    input: z.object({
      lcaId: Id,
      countedOn: TypedDay,
      event: z.string().trim().min(1, 'Say why it was counted, like “New LCA”.').max(120),
      employees: z.number().int().min(0).max(10_000_000),
      fullTimeEquivalents: z.number().min(0).max(10_000_000),
      h1b: z.number().int().min(0).max(10_000_000),
    }),
    output: LcaRecord,
    refusals: { NOT_YOURS, NOT_YET: { status: 400, message: 'This day has not come yet.' } },
    example: { lcaId: 1, countedOn: '2026-11-12', event: 'New LCA', employees: 60, fullTimeEquivalents: 60, h1b: 8 },
    names: { lcaId: 'lca' },
  }),
  place: command('lcaRecords.place', {
    summary: 'Keeps the days that a worker worked in another area without an amended petition (20 CFR 655.735).',
    audit: 'Changed the ledger of short-term placements',
    path: 'PUT /api/lcas/:lcaId/placements',
    can: 'lca:manage',
    input: LcaPlacement.omit({ id: true, days: true, yearFrom: true }).extend({
      lcaId: Id,
      worker: z.string().trim().min(1, 'Say who was placed there.').max(200),
      area: z.string().trim().min(1, 'Name the area, like Austin-Round Rock, TX.').max(200),
      yearFrom: z.string().regex(/^\d\d-\d\d$/, 'Give the first day of the year as MM-DD, like 01-01.'),
      days: z.array(TypedDay).max(400),
    }),
    output: LcaRecord,
    refusals: { NOT_YOURS },
    example: {
      ...{ lcaId: 1, worker: 'Priya Nair', area: 'Austin', yearFrom: '01-01', days: ['2026-11-16'], checkedOn: null },
      ...{ keepsHomeOffice: null, substantialTimeHome: null, livesInHomeArea: null },
      ...{ lcaForArea: false, strikeOrLockout: false },
    },
    names: { lcaId: 'lca' },
  }),
  withdraw: command('lcaRecords.withdraw', {
    summary: 'Writes down that an LCA was withdrawn; only while nobody works under it (20 CFR 655.750(b)).',
    audit: 'Withdrew a labor condition application',
    path: 'POST /api/lcas/:lcaId/withdraw',
    can: 'lca:manage',
    input: z.object({
      lcaId: Id,
      on: TypedDay,
      why: z.string().trim().min(1, 'Say why it was withdrawn.').max(1000),
    }),
    output: LcaRecord,
    refusals: {
      NOT_YOURS: {
        status: 403,
        message: 'The attorney withdraws an LCA. Without a law firm, the administrator of the company does.',
      },
      WITHDRAWN,
      IN_USE: {
        status: 409,
        message: 'A petition rests on this LCA. It can be withdrawn only when nobody works under it.',
      },
      NOT_YET: { status: 400, message: 'This day has not come yet.' },
    },
    example: { lcaId: 1, on: '2026-11-12', why: 'The hire was canceled.' },
    names: { lcaId: 'lca' },
  }),
}
