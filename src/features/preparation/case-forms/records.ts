import { z } from 'zod'
import { EditionStatus } from '#case-file/form-library/contract.ts'
import { KnownAnswer } from '#parties/facts/contract.ts'

export const Side = z.enum(['', 'employer', 'beneficiary'])
const Status = z.enum(['Open', 'Generated', 'Filed'])

/** One form in the list of a case's forms. */
export const CaseFormRow = z.object({
  id: z.number(),
  formId: z.string(),
  edition: z.string(),
  /** 'I-129'; the id where the product does not know the form yet. */
  name: z.string(),
  title: z.string(),
  side: Side,
  personId: z.number().nullable(),
  personName: z.string(),
  percent: z.number(),
  status: Status,
  /** The agency's own filled PDF is in its place: what is filled here does not go out. */
  preparedElsewhere: z.boolean(),
  /** Whether the product asks its questions and fills it. */
  built: z.boolean(),
  /** The screen of the form; null where the caller may not see it or it is not built. */
  path: z.string().nullable(),
  generatedAt: z.string().nullable(),
})
export type CaseFormRow = z.output<typeof CaseFormRow>

const Overflow = z.object({
  page: z.number(),
  part: z.string(),
  item: z.string(),
  label: z.string(),
  text: z.string(),
  inBox: z.string().optional(),
  says: z.string().optional(),
  goesOn: z.literal(true).optional(),
})

const PartCompleteness = z.object({
  id: z.string(),
  title: z.string(),
  answered: z.number(),
  total: z.number(),
  percent: z.number(),
  missing: z.array(z.string()),
})

/** A form of a case with all that its screen shows. Secrets are masked unless they were revealed. */
export const CaseFormView = CaseFormRow.extend({
  caseId: z.number(),
  caseNumber: z.string(),
  typeId: z.number(),
  mode: z.enum(['LEGAL', 'DIY']),
  today: z.string(),
  /** What is shown is what was filed; today's answers may differ, and where. */
  filed: z
    .object({ on: z.string(), byName: z.string(), package: z.number(), changedSince: z.array(z.string()) })
    .nullable(),
  /** Whether the edition can be filed today. */
  editionStatus: EditionStatus,
  revealed: z.boolean(),
  /** Who stands in which role of this form: 'person' → 'person/12'. */
  roles: z.record(z.string(), z.string()),
  names: z.record(z.string(), z.string()),
  known: z.record(z.string(), z.record(z.string(), KnownAnswer)),
  versions: z.record(z.string(), z.number()),
  authors: z.record(z.string(), z.string()),
  /** What the caller may answer: 'person/12:person.familyName'. */
  editable: z.array(z.string()),
  parts: z.array(PartCompleteness),
  missing: z.array(z.string()),
  /** What stands in each field of the official PDF, and which item wrote it. */
  values: z.array(
    z.object({ field: z.string(), value: z.union([z.string(), z.literal(true)]), item: z.string().nullable() }),
  ),
  /** What went to Additional Information, and what of it to an addendum. */
  overflow: z.array(Overflow),
  addendum: z.array(Overflow),
})
export type CaseFormView = z.output<typeof CaseFormView>

const Rect = z.tuple([z.number(), z.number(), z.number(), z.number()])
const Box = z.object({
  name: z.string(),
  kind: z.enum(['text', 'choice', 'check', 'radio']),
  rect: Rect,
  on: z.string().optional(),
  tooltip: z.string().optional(),
  options: z.array(z.object({ value: z.string(), text: z.string() })).optional(),
  face: z.enum(['sans', 'sansBold', 'mono', 'monoBold']),
  size: z.number(),
  color: z.string(),
  multiline: z.boolean().optional(),
  comb: z.boolean().optional(),
  align: z.enum(['center', 'right']).optional(),
  maxLength: z.number().optional(),
  linePitch: z.number().optional(),
})
const Metrics = z.object({
  ascent: z.number(),
  descent: z.number(),
  capHeight: z.number(),
  widths: z.record(z.string(), z.number()),
})

/** The pages of a form and where its fields are. */
export const FormLayout = z.object({
  available: z.boolean(),
  /** Its official blank is not in the form library: these are proof pages. Whether the caller may add it. */
  proof: z.object({ mayAddBlank: z.boolean() }).nullable(),
  pages: z.array(
    z.object({
      size: z.object({ width: z.number(), height: z.number(), box: Rect, rotation: z.number() }),
      boxes: z.array(Box),
    }),
  ),
  metrics: z.record(z.string(), Metrics),
})
export type FormLayout = z.output<typeof FormLayout>

export const GeneratedFile = z.object({
  id: z.number(),
  /** The file's random key, under which it is fetched. */
  uploadFilePath: z.string(),
  uploadFileName: z.string(),
  /** 'sheet': not the official form, but a proof, or an answer sheet of earlier releases. */
  kind: z.enum(['editable', 'flat', 'sheet']),
  overflow: z.number(),
  generatedAt: z.string(),
  /** What the screen says. */
  message: z.string(),
})
export type GeneratedFile = z.output<typeof GeneratedFile>
