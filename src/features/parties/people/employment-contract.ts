import { z } from 'zod'
import { FactChange, GivenAnswers } from '#parties/facts/contract.ts'
import { alias } from '#platform/operation/alias.ts'
import { command, query } from '#platform/operation/contract.ts'
import { auditNames, Id, TypedDay, Version } from '#platform/operation/fields.ts'
import { EmploymentWithFacts } from './records.ts'

/** The specification's property names. */
const names = {
  ...auditNames,
  companyAutoId: 'companyId',
  personautoid: 'personId',
  employeeId: 'personId',
  employeementId: 'id',
  employmentId: 'id',
  startDate: 'startedOn',
  endDate: 'endedOn',
}

const DateOrNone = z.union([z.literal('').transform(() => null), TypedDay]).nullable()

const Particulars = z.object({
  jobTitle: z.string().trim().min(1, 'Field is required').max(200).optional(),
  startedOn: DateOrNone.optional(),
  endedOn: DateOrNone.optional(),
  endReason: z.string().trim().max(500).optional(),
  /** Everything else that is known of a job: 'employment.wage' and so on. */
  answers: GivenAnswers.optional(),
})

const ChangedEmployment = Particulars.extend({
  id: Id,
  version: Version,
  factsVersion: z.number().int().nonnegative().optional(),
})

/** Jobs of people at companies. A person may have several, one after the other or at once. */
export const employmentOperations = {
  addEmployment: command('people.addEmployment', {
    summary: 'Adds a job to a person.',
    audit: 'Added a job',
    path: 'POST /api/people/:personId/employments',
    aliases: [alias('loginapi', 'POST api/createEmployeement', { names })],
    can: 'employee:edit',
    input: Particulars.extend({ personId: Id, jobTitle: z.string().trim().min(1, 'Field is required').max(200) }),
    output: EmploymentWithFacts,
    refusals: { NOT_PRINCIPAL: { status: 409, message: 'A dependent does not work here.' } },
    example: { personId: 1, jobTitle: 'Data Analyst', startedOn: '2026-03-01' },
    names: { personId: 'person' },
  }),
  updateEmployment: command('people.updateEmployment', {
    summary: 'Changes a job; what is left out stays.',
    audit: 'Changed a job',
    path: 'PUT /api/employments/:id',
    aliases: [alias('loginapi', 'POST api/updateEmployeement', { names })],
    can: 'employee:edit',
    input: ChangedEmployment,
    output: EmploymentWithFacts,
    example: { id: 1, jobTitle: 'Senior Data Analyst' },
    names: { id: 'employment' },
  }),
  updateEmployments: command('people.updateEmployments', {
    summary: 'Changes several jobs, all or none.',
    audit: 'Changed several jobs',
    path: 'POST /api/employments/changes',
    aliases: [alias('loginapi', 'POST api/updateAllEmployeement', { names })],
    can: 'employee:edit',
    input: z.object({ employments: z.array(ChangedEmployment).min(1).max(200) }),
    output: z.object({ items: z.array(EmploymentWithFacts) }),
    example: { employments: [{ id: 1, jobTitle: 'Data Analyst' }] },
  }),
  employmentHistory: query('people.employmentHistory', {
    summary: 'What was answered about a job, by whom, when, and what stood there before; newest first.',
    path: 'GET /api/employments/:id/history',
    lookIn: true,
    can: 'session',
    input: z.object({ id: Id, fact: z.string().max(100).optional() }),
    output: z.object({ items: z.array(FactChange) }),
    example: { id: 1 },
    names: { id: 'employment' },
  }),
}
