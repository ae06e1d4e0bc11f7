import { z } from 'zod'
import { emailTaken } from '#formats/email.ts'
import { PAYMENT_METHOD_MISSING } from '#identity/users/payment-policy.ts'
import { FactChange, GivenAnswers, KnownAnswer, KnownFacts } from '#parties/facts/contract.ts'
import { PageInput, pageOf } from '#platform/database/pages.ts'
import { exportOf } from '#platform/export/export-of.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown } from '#platform/operation/fields.ts'
import { employmentOperations } from './employment-contract.ts'
import { householdOperations } from './household-contract.ts'
import { NewPerson, Person, PersonRow, PersonStatus, Relation } from './records.ts'

const FactName = z.string().max(100)

/** Employees and their families: who they are and what is known of them. */
export const keepPeople = {
  list: query('people.list', {
    summary: 'People the caller may see, a page at a time: a firm’s clients’, a company’s, or their household.',
    path: 'GET /api/people',
    can: 'session',
    input: PageInput.extend({
      companyId: IdIfKnown,
      status: PersonStatus.optional(),
      relation: z.union([Relation, z.literal('Dependent')]).optional(),
      sort: z.enum(['name', '-name', 'id', '-id']).default('name'),
    }),
    output: pageOf(PersonRow),
    names: { companyId: 'company' },
  }),
  get: query('people.get', {
    summary: 'One person with facts, jobs and family; secrets masked.',
    path: 'GET /api/people/:id',
    can: 'session',
    input: z.object({ id: Id }),
    output: Person,
    example: { id: 1 },
    names: { id: 'person' },
  }),
  mine: query('people.mine', {
    summary: 'The signed-in employee or dependent.',
    path: 'GET /api/my/person',
    can: 'session',
    input: z.object({}),
    output: Person,
  }),
  ofEmployment: query('people.ofEmployment', {
    summary: 'The person who has a job.',
    path: 'GET /api/employments/:employmentId/person',
    can: 'session',
    input: z.object({ employmentId: Id }),
    output: Person,
    example: { employmentId: 1 },
    names: { employmentId: 'employment' },
  }),
  create: command('people.create', {
    summary: 'Creates an employee with the first employment, and invites to the portal where wanted.',
    audit: 'Created an employee',
    path: 'POST /api/people',
    can: 'employee:create',
    input: NewPerson,
    output: Person,
    refusals: {
      PAYMENT_METHOD_MISSING,
      PERSON_EXISTS: { status: 409, message: 'Somebody with this e-mail address works here already.' },
      EMAIL_TAKEN: { status: 409, message: emailTaken },
      MAY_NOT_INVITE: { status: 403, message: 'Your role may create employees, but not invite them to the portal.' },
    },
    example: {
      firstName: 'Aiko',
      lastName: 'Mori',
      email: 'aiko.mori@northwind.example',
      jobTitle: 'Data Analyst',
      startedOn: '2026-03-01',
    },
    names: { companyId: 'company' },
    idempotent: true,
  }),
  saveFacts: command('people.saveFacts', {
    summary: 'Saves answers about a person; what is left out stays. A masked secret that comes back is no change.',
    audit: 'Saved answers about a person',
    path: 'POST /api/people/:id/facts',
    can: 'session',
    input: z.object({ id: Id, answers: GivenAnswers, version: z.number().int().nonnegative().optional() }),
    output: KnownFacts.extend({ id: z.number(), changed: z.array(z.string()) }),
    example: { id: 1, answers: { 'person.birthCity': { value: 'Pune' } } },
    names: { id: 'person' },
  }),
  reveal: command('people.reveal', {
    summary: 'One secret answer in clear; who looked is on record.',
    audit: 'Viewed a secret number of a person in full',
    path: 'POST /api/people/:id/reveal',
    can: 'person:reveal',
    input: z.object({ id: Id, fact: FactName }),
    output: KnownAnswer,
    example: { id: 1, fact: 'person.ssn' },
    names: { id: 'person' },
    confirm: true,
  }),
  history: query('people.history', {
    summary: 'What was answered about a person, by whom, when, and what stood there before; newest first.',
    path: 'GET /api/people/:id/history',
    lookIn: true,
    can: 'session',
    input: z.object({ id: Id, fact: FactName.optional() }),
    output: z.object({ items: z.array(FactChange) }),
    example: { id: 1 },
    names: { id: 'person' },
  }),
}

export const people = { ...keepPeople, ...householdOperations, ...employmentOperations }

export const personExports = {
  people: exportOf(
    'exports.people',
    people.list,
    'Employees and their families',
    'Exported employees and their families',
  ),
}
