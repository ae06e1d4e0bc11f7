import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { command } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'
import { NewDependent, Person, Relationship } from './records.ts'
import { REINSTATE_DAYS } from './rules.ts'

const PRINCIPAL = { status: 409, message: 'This is the employee, who is nobody’s dependent here.' } as const
const NOT_YOURS = { status: 403, message: 'The employee says who belongs to the family.' } as const

/** Families, the way into the portal, and the end of the work. */
export const householdOperations = {
  addDependent: command('people.addDependent', {
    summary: 'Adds a member to the family of an employee.',
    audit: 'Added a family member',
    path: 'POST /api/people/:id/dependents',
    can: 'session',
    input: NewDependent,
    output: Person,
    refusals: {
      NOT_PRINCIPAL: { status: 409, message: 'A family member is added to the employee, not to a dependent.' },
    },
    example: { id: 1, relationship: 'Spouse', firstName: 'Ravi', lastName: 'Nair' },
    names: { id: 'person' },
  }),
  changeRelation: command('people.changeRelation', {
    summary: 'Says anew what a family member is to the employee.',
    audit: 'Changed the relationship of a family member',
    path: 'PUT /api/people/:id/relationship',
    can: 'session',
    input: z.object({ id: Id, relationship: Relationship }),
    output: Person,
    refusals: { PRINCIPAL, NOT_YOURS },
    example: { id: 1, relationship: 'Daughter' },
    names: { id: 'person' },
  }),
  removeDependent: command('people.removeDependent', {
    summary: 'Takes somebody out of the family of an employee; the record, its history and its files stay.',
    audit: 'Removed a family member',
    path: 'POST /api/people/:id/removal',
    can: 'session',
    input: z.object({ id: Id, reason: z.string().trim().min(1, 'Field is required').max(500) }),
    output: Person,
    refusals: {
      PRINCIPAL,
      NOT_YOURS,
      ALREADY: { status: 409, message: 'This family member was removed already.' },
    },
    example: { id: 1, reason: 'Divorced' },
    names: { id: 'person' },
  }),
  restoreDependent: command('people.restoreDependent', {
    summary: 'Takes a removed family member back; the login is as before.',
    audit: 'Restored a family member',
    path: 'POST /api/people/:id/restoration',
    can: 'session',
    input: z.object({ id: Id }),
    output: Person,
    refusals: {
      PRINCIPAL,
      NOT_YOURS,
      NOT_REMOVED: { status: 409, message: 'This family member was not removed.' },
    },
    example: { id: 1 },
    names: { id: 'person' },
  }),
  invite: command('people.invite', {
    summary: 'Gives a person a login and mails the activation link; sent again while the link was not used.',
    audit: 'Invited a person to the portal',
    path: 'POST /api/people/:id/invitation',
    personOnly: true,
    can: 'employee:invite',
    input: z.object({ id: Id }),
    output: z.object({ message: z.string(), userId: z.number() }),
    refusals: {
      EMAIL_MISSING: { status: 409, message: 'Please enter an e-mail address for this person first.' },
      EMAIL_TAKEN: { status: 409, message: emailTaken },
      ADULTS_ONLY: {
        status: 409,
        message: 'A login is for adults. For a child, please enter the date of birth first.',
      },
      HAS_LOGIN: { status: 409, message: 'This person has a login already.' },
      NOT_HERE: { status: 409, message: 'This person does not work here any more.' },
    },
    example: { id: 1 },
    names: { id: 'person' },
  }),
  terminate: command('people.terminate', {
    summary: 'Ends the work of an employee: every employment, and the logins of the household.',
    audit: 'Ended the employment of an employee',
    path: 'POST /api/people/:id/termination',
    can: 'employee:terminate',
    input: z.object({
      id: Id,
      on: TypedDay,
      reason: z.string().trim().min(1, 'Field is required').max(500),
      /** The employer ended it: then return transport is owed to an H-1B worker; absent: nobody said. */
      dismissed: z.boolean().optional(),
    }),
    output: Person,
    refusals: {
      NOT_PRINCIPAL: { status: 409, message: 'A dependent does not work here.' },
      ALREADY: { status: 409, message: 'This employee’s work has ended already.' },
    },
    example: { id: 1, on: '2026-01-31', reason: 'Resigned' },
    names: { id: 'person' },
  }),
  reinstate: command('people.reinstate', {
    summary: 'Takes a termination back: the employments and logins are as before.',
    audit: 'Reinstated an employee',
    path: 'POST /api/people/:id/reinstatement',
    can: 'employee:terminate',
    input: z.object({ id: Id }),
    output: Person,
    refusals: {
      NOT_TERMINATED: { status: 409, message: 'This employee works here.' },
      TOO_LATE: {
        status: 409,
        message: `A termination can be taken back for ${REINSTATE_DAYS} days. Add a new employment instead.`,
      },
    },
    example: { id: 1 },
    names: { id: 'person' },
  }),
}
