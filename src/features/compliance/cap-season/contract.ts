import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, TypedDay } from '#platform/operation/fields.ts'
import { staff } from '#platform/session/role-groups.ts'
import { Board, TakenIn } from './records.ts'

const Year = z.coerce.number().int().min(2021).max(2100)
const LOCKED = {
  status: 409,
  message:
    'It was submitted: job, place, pay, level and passport stand fast. A petition that differs is an attorney’s decision.',
} as const
const CLOSED = { status: 409, message: 'The registration window is closed: what was submitted stays.' } as const

export const capSeasonOperations = {
  board: query('capSeason.board', {
    summary: 'The registrations of a fiscal year of the H-1B cap, with what is missing or speaks against them.',
    path: 'GET /api/cap-season',
    can: 'cap:read',
    right: { words: 'See the H-1B cap season', roles: [...staff] },
    input: z.object({ fiscalYear: Year.optional(), companyId: IdIfKnown }),
    output: Board,
    names: { companyId: 'filter: company' },
  }),
  save: command('capSeason.save', {
    summary: 'Plans a registration for a person of a company, or changes one that was not submitted.',
    audit: 'Saved a registration of the H-1B cap',
    path: 'PUT /api/cap-season/registrations',
    can: 'cap:edit',
    input: z.object({
      registrationId: IdIfKnown,
      personId: Id,
      fiscalYear: Year,
      jobTitle: z.string().trim().max(200).default(''),
      soc: z.string().trim().max(10).default(''),
      area: z.string().trim().max(200).default(''),
      wageCents: z.number().int().positive().nullable().default(null),
      level: z.number().int().min(1).max(4).nullable().default(null),
      masters: z.boolean().default(false),
      separateNeed: z.string().trim().max(1000).default(''),
    }),
    output: Board,
    refusals: { LOCKED },
    example: { personId: 1, fiscalYear: 2028 },
    names: { registrationId: 'capRegistration', personId: 'person' },
  }),
  submit: command('capSeason.submit', {
    summary: 'Says that a registration was submitted; from then on it stands fast.',
    audit: 'Submitted a registration of the H-1B cap',
    path: 'PUT /api/cap-season/registrations/:registrationId/submitted',
    can: 'cap:edit',
    input: z.object({ registrationId: Id, submittedOn: TypedDay, number: z.string().trim().max(40).default('') }),
    output: Board,
    refusals: { LOCKED },
    example: { registrationId: 1, submittedOn: '2026-03-05' },
    names: { registrationId: 'capRegistration' },
  }),
  remove: command('capSeason.remove', {
    summary: 'Deletes a registration while the window is open; it stays on record as deleted.',
    audit: 'Deleted a registration of the H-1B cap',
    path: 'DELETE /api/cap-season/registrations/:registrationId',
    can: 'cap:edit',
    input: z.object({ registrationId: Id }),
    output: Board,
    refusals: { CLOSED },
    example: { registrationId: 1 },
    names: { registrationId: 'capRegistration' },
  }),
  file: command('capSeason.file', {
    summary: 'The planned registrations of a company as a file for the upload at the agency; it has passport numbers.',
    audit: 'Downloaded the upload file of the H-1B cap',
    path: 'POST /api/cap-season/file',
    can: 'cap:edit',
    confirm: true,
    input: z.object({ fiscalYear: Year, companyId: Id }),
    output: z.object({ fileName: z.string(), csv: z.string() }),
    example: { fiscalYear: 2028, companyId: 1 },
    names: { companyId: 'company' },
  }),
  takeIn: command('capSeason.takeIn', {
    summary: 'Takes in the selection results of a year; without `apply` it only says what each row would do.',
    audit: 'Took in selection results of the H-1B cap',
    path: 'POST /api/cap-season/results',
    can: 'cap:edit',
    input: z.object({ fiscalYear: Year, csv: z.string().min(1).max(2_000_000), apply: z.boolean().default(false) }),
    output: TakenIn,
    refusals: { NOT_READ: { status: 400, message: 'The file cannot be read.' } },
    example: { fiscalYear: 2027, csv: 'Beneficiary,Status' },
  }),
  openCase: command('capSeason.openCase', {
    summary: 'Opens the petition of somebody who was selected, with the filing window of the notice.',
    audit: 'Opened the petition of a selected registration',
    path: 'POST /api/cap-season/registrations/:registrationId/case',
    can: 'cap:edit',
    input: z.object({ registrationId: Id }),
    output: Board,
    refusals: {
      NOT_SELECTED: { status: 409, message: 'Only a selected registration has a petition.' },
      HAS_CASE: { status: 409, message: 'The petition is open already.' },
      NO_LAW_FIRM: { status: 409, message: 'The company has no law firm yet.' },
    },
    example: { registrationId: 1 },
    names: { registrationId: 'capRegistration' },
  }),
}
