import { z } from 'zod'
import { TaskFor } from '#case-file/cases/records.ts'

const Day = z.string().nullable()

/** A case in a line: what it is, and where on its track it stands. */
export const CaseLine = z.object({
  id: z.number(),
  typeId: z.number(),
  typeName: z.string(),
  subType: z.string(),
  status: z.number(),
  statusName: z.string(),
  outcome: z.string().nullable(),
  path: z.string(),
  attorneyName: z.string(),
  waitsFor: z.array(z.string()),
})
export type CaseLine = z.output<typeof CaseLine>

/** Somebody, until when they may work or stay, and what is done about it. */
export const Standing = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  employmentId: z.number().nullable(),
  householdPersonId: z.number(),
  relation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: Day,
  jobTitle: z.string(),
  /** 'H-1B', 'F-1'; empty where nobody said. */
  status: z.string(),
  /** The first day on which work or stay ends; null where no end is known. */
  workUntil: Day,
  /** The open item that says so, or 'stay' for the record. */
  workBy: z.string(),
  /** The approved or pending case whose end it is. */
  workCase: CaseLine.nullable(),
  /** The case under way that renews it. */
  renewal: CaseLine.nullable(),
  /** Somebody decided that nothing has to be renewed. */
  noneNeeded: z.object({ reason: z.string(), byName: z.string(), at: z.string() }).nullable(),
  /** The case that is shown for this person: the renewal, else the newest one that is not decided, else one to be closed. */
  openCase: CaseLine.nullable(),
  openCases: z.number(),
  /** What is to be done first in their cases, and by whom. */
  next: z
    .object({
      side: TaskFor,
      title: z.string(),
      dueOn: Day,
      link: z.string(),
      caseId: z.number(),
      attorneyName: z.string(),
    })
    .nullable(),
  /** Their Form I-9 that is late or due within a week, for who keeps it. */
  form: z.object({ title: z.string(), dueOn: Day, late: z.boolean(), link: z.string() }).nullable(),
  /** How many things the reader has to do for this person. */
  yours: z.number(),
  /** Null: never invited. */
  login: z.enum(['Invited', 'Active', 'Inactive']).nullable(),
})
export type Standing = z.output<typeof Standing>

/** An employee with the family. */
export const EmployeeRow = Standing.extend({ family: z.array(Standing) })
export type EmployeeRow = z.output<typeof EmployeeRow>

export const Counts = z.object({
  everyone: z.number(),
  /** Somebody for whom the reader has something to do. */
  needsYou: z.number(),
  within180: z.number(),
  within365: z.number(),
  noAccount: z.number(),
  /** Work or stay ends within 60 days, or has ended: of employees and their families, whatever was opened or filed … */
  endsSoon: z.number(),
  /** … and no renewal is open. */
  mustStop: z.number(),
})
export type Counts = z.output<typeof Counts>
