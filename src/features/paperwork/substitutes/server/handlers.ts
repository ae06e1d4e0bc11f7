import type { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseForm } from '#case-file/cases/server/case-file.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { editionsOn, shownEdition } from '#case-file/form-library/rules.ts'
import { knownEditions } from '#case-file/form-library/server/store.ts'
import type { Day } from '#formats/day.ts'
import { formName } from '#formats/form-names.ts'
import { recordRelease, requireReveal } from '#parties/facts/server/release.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile, receiveUpload } from '#platform/files/receive.ts'
import { changing, orForget } from '#platform/operation/after-upload.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { isStillPrepared, preparesFiling } from '#preparation/filing-file/policy.ts'
import { caseToRead, refuseUnlessPreparing } from '#preparation/filing-file/server/access.ts'
import { filingDaysIn, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { byEye, isLeftToCompare } from '../attestation.ts'
import { MOST_SUBSTITUTE_BYTES, substituteOperations } from '../contract.ts'
import { editionVerdict } from '../verdict.ts'
import { examined } from './examine.ts'
import { elsewhereForms } from './needed.ts'
import {
  attestSubstitute,
  insertFile,
  insertSubstitute,
  saveDifferences,
  substituteById,
  substituteFile,
  substitutesOf,
  withdrawSubstitute,
} from './store.ts'

export const substituteHandlers = implement(substituteOperations, {
  list: async (context, { id }) => {
    const { db, services, actor, today } = context
    const row = await caseToRead(context, id)
    const mayEdit = preparesFiling(row, actor) && isStillPrepared(row)
    const opened = await openFilingFile(db, services.keyring, row, today)
    const editions = editionsOn(await knownEditions(db), filingDaysIn(opened))
    const substitutes = await substitutesOf(db, id)
    const system = services.database.read({ kind: 'system' })
    const items = await elsewhereForms(system, opened, { editions, substitutes })
    // What differs is between the PDF and whoever answers for it; others read that there is one, by whom and when.
    const shown = (differences: (typeof substitutes)[number]['differences']) =>
      preparesFiling(row, actor) ? differences : []
    return {
      mayEdit,
      mayOpen: preparesFiling(row, actor),
      items: items.map(({ substitute, ...form }) => ({
        ...form,
        substitute: substitute && { ...substitute, differences: shown(substitute.differences) },
      })),
    }
  },

  offer: async (context, { id, caseFormId, file }) => {
    const { db, services, today, refuse } = context
    const row = await caseToAnswerFor(context, id, '')
    const opened = await openFilingFile(db, services.keyring, row, today)
    const form = formIn(opened.file.forms, caseFormId)
    if (form.substitute) refuse('IN_USE')
    const stored = await receiveUpload(services, {
      stream: file.stream as Readable,
      fileName: file.fileName,
      tenant: tenantOf(row.companyId, null),
      maximumSize: MOST_SUBSTITUTE_BYTES,
      allowed: ['pdf'],
      inspect: inspectUpload,
    })
    return orForget(services, stored, async () => {
      const found = (await examined(services, db, { opened, form, stored })) ?? refuse('NOT_READABLE')
      if ('code' in found) throw new Refusal(409, found.code, found.sentence)
      return changing(context, substituteOperations.offer, async (change) => {
        const { db: tx, audit, asSystem, now } = change
        await caseToAnswerFor(change, id)
        const before = (await substitutesOf(tx, id)).find((each) => each.caseFormId === caseFormId)
        if (before?.attestedAt) refuse('IN_USE')
        // What nobody confirmed was never in the form's place: the next file takes its turn.
        if (before) await withdrawSubstitute(tx, before.id, now)
        const author = await authorOf(change)
        const fileId = await asSystem('the PDF of a form', () => insertFile(tx, id, stored, author))
        const made = await insertSubstitute(tx, { caseFormId, fileId, fileName: file.fileName, ...found }, author)
        const { edition, pages } = made
        const after = { caseFormId, edition, pages, sha256: stored.sha256.toString('hex') }
        audit({ subject: `case:${id}`, after: { substitute: made.id, ...after }, companyId: row.companyId })
        return made
      })
    })
  },

  answer: async (context, { id, substituteId, key, right }) => {
    const { db, refuse, audit } = context
    const row = await caseToAnswerFor(context, id)
    const { attestedAt, withdrawnAt, differences } = await substituteById(db, id, substituteId, 'for update')
    if (attestedAt !== null || withdrawnAt !== null) refuse('SETTLED')
    const difference = differences.find((each) => each.key === key) ?? refuse('NO_DIFFERENCE')
    if (right === 'pdf' && difference.inPdf === '') refuse('NOT_SHOWN')
    if (right === 'same' && difference.inPdf !== '') refuse('SHOWN')
    const answered = differences.map((each) => (each.key === key ? { ...each, right } : each))
    audit({ subject: `case:${id}`, after: { substitute: substituteId, key, right }, companyId: row.companyId })
    return saveDifferences(db, substituteId, answered)
  },

  attest: async (context, { id, substituteId, edition: said, editionSeen, formSeen, compared }) => {
    const { db, services, today, refuse, audit } = context
    const row = await caseToAnswerFor(context, id)
    const found = await substituteById(db, id, substituteId, 'for update')
    if (found.attestedAt !== null || found.withdrawnAt !== null) refuse('SETTLED')
    if (found.differences.some(({ right }) => right === 'case')) refuse('PDF_WRONG')
    if (found.differences.some(({ right }) => right === null)) refuse('DIFFERENCES_OPEN')
    if (!found.formRead && !formSeen) refuse('FORM_UNSEEN')
    if (isLeftToCompare(found) && !compared) refuse('NOT_COMPARED')
    const edition = found.edition || said || refuse('EDITION_MISSING')
    const opened = await openFilingFile(db, services.keyring, row, today)
    // The day of filing may have moved since it was uploaded.
    const rows = await knownEditions(db)
    const judged = editionVerdict({ ...found, edition }, rows, editionsOn(rows, filingDaysIn(opened)))
    if ('code' in judged) throw new Refusal(409, judged.code, judged.sentence)
    if (!judged.known && !editionSeen) refuse('EDITION_UNSEEN')
    const author = await authorOf(context)
    const made = await attestSubstitute(db, substituteId, { edition, editionKnown: judged.known }, author)
    const text = `${formName(found.formId)}, edition ${shownEdition(edition)}, prepared elsewhere: “${found.fileName}” takes its place. ${author.name} checked it against the case${byEye(found)}.`
    const details = { caseFormId: found.caseFormId }
    await addEvent(db, id, { kind: 'form.prepared', text, details }, author)
    await refreshItems(context, id)
    const { differences, unread } = found
    const after = { substitute: substituteId, edition, editionKnown: judged.known, differences, unread }
    audit({ subject: `caseForm:${found.caseFormId}`, after, companyId: row.companyId })
    return made
  },

  withdraw: async (context, { id, substituteId }) => {
    const { db, now, refuse, audit } = context
    const row = await caseToAnswerFor(context, id)
    const found = await substituteById(db, id, substituteId, 'for update')
    if (found.withdrawnAt !== null) refuse('SETTLED')
    const made = await withdrawSubstitute(db, substituteId, now)
    if (found.attestedAt !== null) {
      const text = `The PDF prepared elsewhere for ${formName(found.formId)} was withdrawn: “${found.fileName}”.`
      const details = { caseFormId: found.caseFormId }
      await addEvent(db, id, { kind: 'form.prepared', text, details }, await authorOf(context))
      await refreshItems(context, id)
    }
    const after = { substitute: substituteId, withdrawn: true }
    audit({ subject: `caseForm:${found.caseFormId}`, after, companyId: row.companyId })
    return made
  },

  file: async (context, { id, substituteId, inline }) => {
    const { db, services } = context
    const row = await caseToRead(context, id)
    refuseUnlessPreparing(row, context.actor)
    const { fileName } = await substituteById(db, id, substituteId)
    const file = await substituteFile(services.database.read({ kind: 'system' }), substituteId)
    if (!file) throw notFound(`form ${fileName}`)
    await requireReveal(context)
    const { companyId } = file
    await recordRelease(context, { subject: `case:${id}`, what: `opened the form ${fileName}`, companyId })
    return {
      stream: await readFile(services, { tenant: tenantOf(companyId, null), file: file.key }),
      fileName,
      contentType: 'application/pdf',
      inline: inline ?? false,
    }
  },
})

type Asking = { db: Db; actor: Actor; services: Services; today: Day }

/** The case of a filing for whoever answers for it: the firm, in a case without an attorney its owner. */
async function caseToAnswerFor(
  context: Asking,
  id: number,
  lock: 'for update' | '' = 'for update',
): Promise<CaseColumns> {
  await requireRight(context, 'case:edit')
  const row = await requireCase(context.db, context.actor, id, lock)
  refuseUnlessPreparing(row, context.actor)
  if (isStillPrepared(row)) return row
  throw new Refusal(409, 'ALREADY_FILED', substituteOperations.offer.refusals.ALREADY_FILED.message)
}

function formIn(forms: readonly CaseForm[], caseFormId: number): CaseForm {
  const found = forms.find(({ id }) => id === caseFormId)
  if (!found) throw notFound('form')
  return found
}
