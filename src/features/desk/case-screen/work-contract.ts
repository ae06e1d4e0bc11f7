import { z } from 'zod'
import { Remark, Task, TaskFor } from '#case-file/cases/records.ts'
import { command, query } from '#platform/operation/contract.ts'
import { Id, TypedDay } from '#platform/operation/fields.ts'

const Text = z.string().trim().min(1, 'Field is required').max(4000)

/** Tasks, notes and messages of a case, and what an employee reports. */
export const workOperations = {
  addTask: command('cases.addTask', {
    summary: 'Gives somebody something to do for a case.',
    audit: 'Added a task to a case',
    path: 'POST /api/cases/:id/tasks',
    can: 'case:edit',
    input: z.object({
      id: Id,
      forWhom: TaskFor,
      title: z.string().trim().min(1, 'Field is required').max(200),
      details: z.string().trim().max(2000).default(''),
      dueOn: z.union([z.literal('').transform(() => null), TypedDay]).nullish(),
    }),
    output: Task,
    example: { id: 1, forWhom: 'employer', title: 'Send the support letter' },
    names: { id: 'case' },
    idempotent: true,
  }),
  setTaskDone: command('cases.setTaskDone', {
    summary: 'Marks a task as done, or takes that back.',
    audit: 'Completed or reopened a task',
    path: 'POST /api/cases/:id/tasks/:taskId/done',
    can: 'session',
    input: z.object({ id: Id, taskId: Id, done: z.boolean().default(true) }),
    output: Task,
    refusals: { NOT_YOUR_TASK: { status: 403, message: 'This task is somebody else’s.' } },
    example: { id: 1, taskId: 1 },
    names: { id: 'case', taskId: 'task' },
  }),
  addNote: command('cases.addNote', {
    summary: 'Adds a note to a case: shared, or internal for the firm.',
    audit: 'Added a note to a case',
    path: 'POST /api/cases/:id/notes',
    can: 'case:edit',
    input: z.object({ id: Id, text: Text, internal: z.boolean().default(false) }),
    output: Remark,
    refusals: { INTERNAL_NOT_YOURS: { status: 403, message: 'Internal notes are for the law firm.' } },
    example: { id: 1, text: 'The degree is from abroad.' },
    names: { id: 'case' },
    idempotent: true,
  }),
  sendMessage: command('cases.sendMessage', {
    summary:
      'Writes to chosen people of a case, or to everybody who takes part, with a document of the case; they are told.',
    audit: 'Sent a message in a case',
    path: 'POST /api/cases/:id/messages',
    can: 'session',
    input: z.object({
      id: Id,
      text: Text,
      /** Nobody chosen: everybody of the case reads it. */
      userIds: z.array(Id).max(50).default([]),
      documentId: Id.nullish(),
    }),
    output: Remark,
    refusals: {
      DOCUMENT_HIDDEN: {
        status: 409,
        message: 'The employee may not see this document. Choose other readers, or share it with the employee first.',
      },
    },
    example: { id: 1, text: 'Which address shall we use?' },
    names: { id: 'case', userIds: 'user', documentId: 'document' },
    idempotent: true,
  }),
  readMessages: command('cases.readMessages', {
    summary: 'Marks the messages of a case as read by the caller.',
    audit: 'Read the messages of a case',
    path: 'POST /api/cases/:id/messages/read',
    administers: true,
    can: 'session',
    input: z.object({ id: Id }),
    output: z.object({ id: z.number() }),
    example: { id: 1 },
    names: { id: 'case' },
  }),
  askToWithdraw: command('cases.askToWithdraw', {
    summary: 'An employee asks that the employer’s petition be withdrawn; the law firm gets a task.',
    audit: 'Asked to withdraw a case',
    path: 'POST /api/cases/:id/withdrawal-requests',
    can: 'session',
    input: z.object({ id: Id, reason: z.string().trim().min(1, 'Enter a reason.').max(1000) }),
    output: z.object({ id: z.number() }),
    refusals: { DECIDED: { status: 409, message: 'This case is decided. There is nothing left to withdraw.' } },
    example: { id: 1, reason: 'I accepted another offer.' },
    names: { id: 'case' },
  }),
  reportChange: command('cases.reportChange', {
    summary: 'Reports a move, a trip or a change of job; the right tasks follow in every case it concerns.',
    audit: 'Reported a move, a trip or a job change',
    path: 'POST /api/people/:personId/changes',
    can: 'session',
    input: z.object({
      personId: Id,
      kind: z.enum(['move', 'trip', 'job']),
      on: TypedDay,
      /** Of a trip: what ends before has to be renewed on the way. */
      returnsOn: TypedDay.optional(),
      details: z.string().trim().max(1000).default(''),
      /** Of a move: the new home. It goes into the person's details, so the next form prints it. */
      address: z
        .object({
          street: z.string().trim().min(1, 'Enter the new street and number.').max(200),
          unitKind: z.enum(['APT', 'STE', 'FLR', '']).optional(),
          unitNumber: z.string().trim().max(20).optional(),
          city: z.string().trim().min(1, 'Enter the city.').max(100),
          state: z
            .string()
            .trim()
            .toUpperCase()
            .regex(/^[A-Z]{2}$/, 'Enter the state, like MA.'),
          postalCode: z
            .string()
            .trim()
            .regex(/^\d{5}(-\d{4})?$/, 'Enter the ZIP code, like 02110.'),
        })
        .optional(),
    }),
    output: z.object({ tasks: z.array(Task), cases: z.number() }),
    refusals: { NO_CASE: { status: 409, message: 'There is no case yet that this concerns.' } },
    example: { personId: 1, kind: 'move', on: '2026-03-02' },
    names: { personId: 'person' },
  }),
  changesSinceFiling: query('cases.changesSinceFiling', {
    summary: 'What is answered otherwise about a person than in the package that was filed last.',
    path: 'GET /api/people/:personId/changes-since-filing',
    lookIn: true,
    can: 'session',
    input: z.object({ personId: Id }),
    output: z.object({
      filedOn: z.string().nullable(),
      number: z.string().nullable(),
      /** The filed package that the answers are compared with; null where it was built elsewhere: then by the day. */
      packageNumber: z.number().nullable(),
      items: z.array(z.object({ fact: z.string(), label: z.string(), at: z.string(), times: z.number() })),
    }),
    example: { personId: 1 },
    names: { personId: 'person' },
  }),
}
