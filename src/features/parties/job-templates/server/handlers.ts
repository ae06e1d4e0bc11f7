import { templateFacts } from '#facts/job-template.ts'
import { type GivenAnswer, readAnswers } from '#parties/facts/rules.ts'
import { implement } from '#platform/operation/context.ts'
import { badInput } from '#platform/operation/refusal.ts'
import { jobTemplates } from '../contract.ts'
import {
  changeTemplate,
  deleteTemplate,
  insertTemplate,
  isNameTaken,
  templateIn,
  templatesOf,
  visibleCompany,
} from './store.ts'

export const jobTemplatesHandlers = implement(jobTemplates, {
  list: async ({ db, actor }, { companyId }) => {
    await visibleCompany(db, actor, companyId)
    return { id: companyId, items: await templatesOf(db, companyId) }
  },

  save: async ({ db, actor, now, today, audit, refuse }, { companyId, templateId, name, answers: given }) => {
    const { lawFirmId } = await visibleCompany(db, actor, companyId)
    if (templateId !== undefined) await templateIn(db, companyId, templateId)
    if (await isNameTaken(db, companyId, name, templateId)) refuse('NAME_TAKEN')
    const said = { companyId, lawFirmId, name, answers: readTemplate(given, today), now }
    if (templateId === undefined) await insertTemplate(db, said)
    else await changeTemplate(db, templateId, said)
    audit({ subject: `company:${companyId}`, after: { jobTemplate: name }, companyId })
    return { id: companyId, items: await templatesOf(db, companyId) }
  },

  remove: async ({ db, actor, audit }, { companyId, templateId }) => {
    await visibleCompany(db, actor, companyId)
    const { name } = await templateIn(db, companyId, templateId)
    await deleteTemplate(db, companyId, templateId)
    audit({ subject: `company:${companyId}`, before: { jobTemplate: name }, companyId })
    return { id: companyId, items: await templatesOf(db, companyId) }
  },
})

const kept: ReadonlySet<string> = new Set(templateFacts.map(({ id }) => id))

/** The same rules as for the job itself; what no template says is refused. */
function readTemplate(given: Record<string, GivenAnswer>, today: string): object {
  const foreign = Object.keys(given).filter((id) => !kept.has(id))
  if (foreign.length > 0) throw badInput(Object.fromEntries(foreign.map((id) => [id, 'No job template says this.'])))
  const { answers, problems } = readAnswers('employment', given, { current: {}, today })
  if (Object.keys(problems).length > 0) throw badInput(problems)
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null))
}
