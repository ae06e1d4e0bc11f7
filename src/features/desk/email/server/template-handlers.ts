import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { count } from '#identity/sessions/server/limits.ts'
import { violatedConstraint } from '#platform/database/violations.ts'
import { implement } from '#platform/operation/context.ts'
import { tenantInScope } from '#platform/session/actor.ts'
import { emailTemplates } from '../template-contract.ts'
import { labelOf, merged, paragraphsIn, type TemplateValues, unknownFields } from '../template-fields.ts'
import { valuesOfCase } from './case-values.ts'
import { SENDING } from './limit.ts'
import { addressOf, deleteTemplate, saveTemplate, templateById, templatesOf } from './store.ts'

const VALUES = 'who takes part in a case the caller sees'

export const emailTemplateHandlers = implement(emailTemplates, {
  list: async ({ db, actor }) => ({ items: await templatesOf(db, tenantInScope(actor)) }),

  save: async (context, { id, version, ...said }) => {
    const { db, actor, now, refuse, audit } = context
    const own = tenantInScope(actor)
    for (const field of ['subject', 'body'] as const) {
      const unknown = unknownFields(said[field])
      if (unknown.length > 0)
        refuse('UNKNOWN_FIELD', { fields: { [field]: `There is no field {{${unknown.join('}}, {{')}}}.` } })
    }
    const before = id === undefined ? undefined : await templateById(db, own, id)
    if (before && version !== undefined && version !== before.version) refuse('STALE')
    const { name: changedByName } = await authorOf(context)
    const after = await saveTemplate(db, own, before?.id, { ...said, changedByName }, now).catch((error: unknown) => {
      const broken = violatedConstraint(error)
      if (broken === 'email_templates_by_name')
        return refuse('NAME_TAKEN', { fields: { name: 'Choose another name.' } })
      if (broken === 'email_templates_by_call') return refuse('CALL_TAKEN', { fields: { usedFor: 'Taken already.' } })
      throw error
    })
    audit({ subject: `email template:${after.id}`, before, after, ...own })
    return after
  },

  remove: async ({ db, actor, audit }, { id }) => {
    const own = tenantInScope(actor)
    const before = await templateById(db, own, id)
    await deleteTemplate(db, id)
    audit({ subject: `email template:${id}`, before, ...own })
    return {}
  },

  preview: async ({ db, actor, services }, { subject, body, caseId }) => {
    const file = caseId === undefined ? undefined : await requireCase(db, actor, caseId)
    const values = file ? await valuesOfCase(services.database.read({ kind: 'system' }), file) : {}
    return shown({ subject, body }, { ...values, ...ownValues(actor) })
  },

  test: async (context, { subject, body, caseId }) => {
    const { db, actor, services, mail, audit } = context
    await count(services, SENDING, String(actor.userId))
    const file = caseId === undefined ? undefined : await requireCase(db, actor, caseId)
    const values = file ? await context.asSystem(VALUES, () => valuesOfCase(db, file)) : {}
    const text = shown({ subject, body }, { ...values, ...ownValues(actor) })
    const { email } = await context.asSystem('the sender’s address', () => addressOf(db, actor.userId))
    const own = tenantInScope(actor)
    await context.asSystem('a test to oneself', () =>
      mail({
        ...{ to: [email], subject: `Test: ${text.subject}`.slice(0, 300), template: 'template-test', ...own },
        paragraphs: text.paragraphs,
      }),
    )
    audit({ subject: 'email template', after: { sentTo: email, case: file?.number }, ...own })
    return { sentTo: email }
  },
})

/** A preview is written to whoever looks at it. */
const ownValues = ({ userName }: { userName: string }): TemplateValues => ({
  customerEmail: userName,
  userId: userName,
})

function shown({ subject, body }: { subject: string; body: string }, values: TemplateValues) {
  const [head, text] = [merged(subject, values), merged(body, values)]
  const unknown = unknownFields(`${subject} ${body}`)
  const missing = [...new Set([...head.missing, ...text.missing])].filter((name) => !unknown.includes(name))
  return { subject: head.text, paragraphs: paragraphsIn(text.text), missing: missing.map(labelOf), unknown }
}
