import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, OneLine, Version } from '#platform/operation/fields.ts'
import { TOO_MANY_EMAILS } from './contract.ts'

/** The e-mail calls that have words of their own; empty: a template that is used only when it is named. */
export const UsedFor = z.enum(['', 'employee-setup', 'account-creation', 'employer-setup', 'case-creation', 'message'])
export type UsedFor = z.output<typeof UsedFor>

export const EmailTemplate = z.object({
  id: z.number(),
  name: z.string(),
  usedFor: UsedFor,
  subject: z.string(),
  body: z.string(),
  version: z.number(),
  changedAt: z.string(),
  changedByName: z.string(),
})
export type EmailTemplate = z.output<typeof EmailTemplate>

const can = 'email-template:edit'
const Text = {
  subject: OneLine(300).min(1, 'Enter the subject.'),
  body: z.string().trim().min(1, 'Enter the text.').max(10_000),
}
const words = { subject: 'About {{caseId}}', body: 'Dear {{employeeName}},\n\nyour case is {{percentage}} % complete.' }

/** A tenant's own words for the e-mail calls. */
export const emailTemplates = {
  list: query('emailTemplates.list', {
    summary: 'The e-mail templates of your company, law firm or installation, by name.',
    path: 'GET /api/email-templates',
    can,
    input: z.object({}),
    output: z.object({ items: z.array(EmailTemplate) }),
    example: {},
  }),
  save: command('emailTemplates.save', {
    summary: 'Keeps an e-mail template: a new one, or another wording of one.',
    audit: 'Saved an e-mail template',
    path: 'PUT /api/email-templates',
    can,
    idempotent: true,
    input: z.object({
      ...{ id: IdIfKnown, version: Version, name: OneLine(80).min(1, 'Enter a name.'), usedFor: UsedFor },
      ...Text,
    }),
    output: EmailTemplate,
    refusals: {
      UNKNOWN_FIELD: { status: 400, message: 'A field in curly brackets does not exist. Choose one from the list.' },
      NAME_TAKEN: { status: 409, message: 'There is an e-mail template with this name already.' },
      CALL_TAKEN: { status: 409, message: 'Another template is used for this e-mail already. Change that one first.' },
      STALE: { status: 409, message: 'Someone changed it in the meantime. Open it again.' },
    },
    example: { name: 'How your case stands', usedFor: 'message', ...words },
    names: { id: 'emailTemplate' },
  }),
  remove: command('emailTemplates.remove', {
    summary: 'Deletes an e-mail template; its calls use the wording that comes with the product.',
    audit: 'Deleted an e-mail template',
    path: 'POST /api/email-templates/:id/delete',
    can,
    input: z.object({ id: Id }),
    output: z.object({}),
    example: { id: 1 },
    names: { id: 'emailTemplate' },
  }),
  preview: query('emailTemplates.preview', {
    summary: 'How a text reads with the values of a case. Nothing is saved or sent.',
    path: 'POST /api/email-templates/preview',
    can,
    input: z.object({ ...Text, caseId: IdIfKnown }),
    output: z.object({
      subject: z.string(),
      paragraphs: z.array(z.string()),
      /** Fields without a value here, by their labels: they have to come with the call. */
      missing: z.array(z.string()),
      unknown: z.array(z.string()),
    }),
    example: words,
    names: { caseId: 'case' },
  }),
  test: command('emailTemplates.test', {
    summary: 'Sends a text with the values of a case to yourself, and to nobody else.',
    audit: 'Sent a test of an e-mail template to themselves',
    path: 'POST /api/email-templates/test',
    can,
    input: z.object({ ...Text, caseId: IdIfKnown }),
    output: z.object({ sentTo: z.string() }),
    refusals: { TOO_MANY: { status: 429, message: TOO_MANY_EMAILS } },
    example: words,
    names: { caseId: 'case' },
  }),
}
