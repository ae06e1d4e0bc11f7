import { appearancesOf, formRolesOf } from '#case-file/cases/form-roles.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { petitionsAlone } from '#case-types/facts/implied-facts.ts'
import type { Subject } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { formNamed } from '#forms/all.ts'
import { itemsAbout } from '#forms/items-about.ts'
import { facts } from '#parties/facts/contract.ts'
import { implement } from '#platform/operation/context.ts'
import { formsConcerning, MOST_FORMS } from './store.ts'

export const factsHandlers = implement(facts, {
  touches: async (context, { subject, fact }) => {
    await requireRight(context, 'case:read')
    const { db } = context
    const [kind, id] = subject.split('/') as [Subject, string]
    const rows = await formsConcerning(db, { subject: kind, id: Number(id) }, fact)
    const touched = rows.flatMap(({ status, filedOn, changedSince, ...row }) => {
      const form = formNamed(row.formId, row.edition)
      const roles = formRolesOf(
        { ...row, id: row.caseId, petitionsAlone: petitionsAlone(row.typeId, row.subType) },
        row,
        appearancesOf(rows.filter(({ caseId }) => caseId === row.caseId)),
      )
      const items = form ? itemsAbout(form, roles, subject as SubjectKey, fact) : []
      const { caseId, caseNumber, caseFormId, formId, edition } = row
      const place = { caseId, caseNumber, caseFormId, formId, edition, items }
      return items.length > 0 ? [{ status, place, filed: { ...place, filedOn, changedSince } }] : []
    })
    return {
      open: touched.flatMap(({ status, place }) => (status === 'Filed' ? [] : [place])),
      filed: touched.flatMap(({ status, filed }) => (status === 'Filed' ? [filed] : [])),
      more: rows.length === MOST_FORMS,
    }
  },
})
