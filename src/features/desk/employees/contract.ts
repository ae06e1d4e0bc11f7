import { z } from 'zod'
import { OpenItem } from '#case-file/cases/open-items.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'
import { Counts, EmployeeRow, Standing } from './records.ts'

/** Employees by what ends first, and what is done about it. */
export const employeeOperations = {
  list: query('employees.list', {
    summary:
      'Employees, by the day on which work or stay ends first: what ends, its renewal, the next step, the family.',
    path: 'GET /api/employees',
    can: 'employee:read',
    input: PageInput.extend({
      companyId: IdIfKnown,
      /** Those for whom the reader has something to do, without an account, who must stop working soon, or who no longer work there. */
      show: z.enum(['needsYou', 'noAccount', 'mustStop', 'former']).optional(),
      /** Work or stay ends within so many days. */
      within: z.coerce.number().int().min(1).max(4000).optional(),
      /** The status they hold: 'H-1B'. */
      status: z.string().max(20).optional(),
      /** The step of the five at which a case of theirs stands, from 0. */
      step: z.coerce.number().int().min(0).max(4).optional(),
      attorneyId: IdIfKnown,
      ends: z.enum(['card', 'stay']).optional(),
      /** Those that a figure of a report counts: what `reports.behind` is asked, as one text. */
      figure: z.string().max(6000).optional(),
      sort: z.enum(['until', '-until', 'name', '-name']).default('until'),
    }),
    output: pageOf(EmployeeRow),
    names: { companyId: 'company', attorneyId: 'filter: user' },
  }),
  counts: query('employees.counts', {
    summary: 'How many employees there are, and how many of them need something; each number up to 1,000.',
    path: 'GET /api/employees/counts',
    can: 'employee:read',
    input: z.object({ companyId: IdIfKnown }),
    output: Counts.extend({
      statuses: z.array(z.string()),
      attorneys: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
    names: { companyId: 'company' },
  }),
  standing: query('employees.standing', {
    summary: 'One person: until when they may work or stay, by what, and what is done about it.',
    path: 'GET /api/employees/:id',
    can: 'session',
    input: z.object({ id: Id }),
    output: Standing,
    example: { id: 1 },
    names: { id: 'person' },
  }),
  items: query('employees.items', {
    summary: 'What is open in the cases of a person, by when and by whom; an employee reads what is theirs.',
    path: 'GET /api/employees/:id/items',
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(OpenItem) }),
    example: { id: 1 },
    names: { id: 'person' },
  }),
  noneNeeded: command('employees.noneNeeded', {
    summary: 'Decides that what ends next for a person needs no renewal, with the reason; or takes that back.',
    audit: 'Decided whether a renewal is needed',
    path: 'POST /api/employees/:id/none-needed',
    can: 'employee:edit',
    input: z.object({ id: Id, reason: z.string().trim().max(300).default(''), undo: z.boolean().default(false) }),
    output: Standing,
    refusals: {
      NOTHING_ENDS: { status: 409, message: 'No end date is on record for this person.' },
      REASON_MISSING: { status: 400, message: 'Say why no renewal is needed.' },
    },
    example: { id: 1, reason: 'Leaves on 01-31-2027.' },
    names: { id: 'person' },
  }),
}
