import type { KnownAddress } from '#case-file/cases/server/addresses-store.ts'
import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { tenantInScope } from '#platform/session/actor.ts'
import { type CallKind, kinds, ownKindNamed } from '../kinds.ts'
import { labelOf, merged, paragraphsIn, type TemplateValues, templateFields } from '../template-fields.ts'
import { type Outgoing, paragraphsOf } from '../wording.ts'
import { valuesOfCase } from './case-values.ts'
import type { Sending } from './handlers.ts'
import { chosenTemplate } from './template-store.ts'

export type Wording = { subject: string; paragraphs: string[]; own: boolean }

/**
 * What a call says to each of its recipients: in the tenant's words where it has a template, else in the product's. A
 * template that nobody has is refused rather than replaced, and so is one with a gap: a mail cannot be taken back.
 */
export async function wordingOf(context: Sending, mail: Outgoing, call: CallKind, file: CaseColumns | undefined) {
  const { db, actor, refuse } = context
  const named = ownKindNamed(mail.emailTemplate)
  const kind = named ?? call
  const [template, ofCase] = await context.asSystem('the words of the sender’s tenant', async () => {
    const wanted = { name: named ? '' : mail.emailTemplate, usedFor: kind }
    const found = await chosenTemplate(db, tenantInScope(actor), wanted)
    return [found, found && file ? await valuesOfCase(db, file) : {}] as const
  })
  if (!template && mail.emailTemplate && !named) refuse('UNKNOWN_TEMPLATE')
  const { subject, opening } = kinds[kind]
  return ({ email, userName }: KnownAddress): Wording => {
    if (!template) {
      const says = opening || mail.subject || 'there is news for you at VisaCare.'
      return { subject: mail.subject || subject, paragraphs: paragraphsOf(says, mail), own: false }
    }
    const values = { ...ofCase, ...givenValues(mail), customerEmail: email, userId: userName }
    const [head, body] = [merged(template.subject, values), merged(template.body, values)]
    const missing = [...new Set([...head.missing, ...body.missing])]
    if (missing.length > 0)
      refuse('MISSING_VALUES', { fields: { emailTemplate: `Not known: ${missing.map(labelOf).join(', ')}.` } })
    return { subject: head.text.slice(0, 300), paragraphs: paragraphsIn(body.text), own: true }
  }
}

/** What the call brought along wins over what the case says; the number of a case is said, not its id. */
const givenValues = (mail: Outgoing): TemplateValues =>
  Object.fromEntries(
    templateFields
      .filter(({ name }) => name !== 'caseId' && mail[name])
      .map(({ name }) => [name, String(mail[name])] as const),
  )
