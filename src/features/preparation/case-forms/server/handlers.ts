import { Readable } from 'node:stream'
import { zoneOfCase } from '#case-file/cases/server/case-day.ts'
import { openCaseFile } from '#case-file/cases/server/case-file.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { youngSponsor } from '#case-file/cases/server/relative-who-files.ts'
import { newestEditions } from '#case-file/form-library/server/edition-status.ts'
import { filingDaysOf, NEW_FORM } from '#case-file/form-library/server/filing-days.ts'
import { formNamed } from '#forms/all.ts'
import { recordRelease, requireReveal, secretsFor } from '#parties/facts/server/release.ts'
import type { Secrets } from '#parties/facts/server/store.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { type CaseParticipant, enterCase } from '#preparation/questionnaires/server/case-participant.ts'
import { saveAnswers } from '#preparation/questionnaires/server/save.ts'
import { caseForms } from '../contract.ts'
import { addable, mayArrangeForms, removable } from '../policy.ts'
import type { GeneratedFile } from '../records.ts'
import { formAsFiled } from './as-filed.ts'
import { notTaken } from './edition-on-filing.ts'
import { officialPages, pdfReply } from './official-pages.ts'
import { deleteForm, insertFile, insertForm, latestFile, nameSponsor, userName } from './store.ts'
import { formOf, rowsOf, viewOf } from './view.ts'
import { writeFiled, writeForm, writeSheet } from './write-form.ts'

export const caseFormsHandlers = implement(caseForms, {
  list: async (context, { caseId }) => {
    const system = context.services.database.read({ kind: 'system' })
    return { items: await rowsOf(system, await enterCase(context, caseId)) }
  },

  view: async (context, { caseId, ...which }) => {
    const { services } = context
    const entered = await enterCase(context, caseId)
    const system = services.database.read({ kind: 'system' })
    const form = formOf(entered, which)
    const filed = await formAsFiled(services, system, entered.file, form, 'masked')
    return viewOf(entered, form, { services, system, file: entered.file, revealed: false, filed })
  },

  reveal: async (context, { caseId, ...which }) => {
    const { services, db, audit, asSystem } = context
    const entered = await enterCase(context, caseId)
    const form = formOf(entered, which)
    await requireReveal(context)
    const file = await openedFor('clear', context, entered)
    audit({ subject: `caseForm:${form.id}`, companyId: file.case.companyId, reason: 'secrets of a form shown' })
    return asSystem('names and authors', async () => {
      const filed = await formAsFiled(services, db, file, form, 'clear')
      return viewOf(entered, form, { services, system: db, file, revealed: true, filed })
    })
  },

  save: async (context, { caseId, changes, ...which }) => {
    const { db, actor, services, refuse, asSystem } = context
    const entered = await enterCase(context, caseId)
    const form = formOf(entered, which)
    if (form.status === 'Filed') refuse('FILED')
    if (changes.length > 0)
      await saveAnswers({ ...context, by: actor.userId }, entered, changes, () => enterCase(context, caseId))
    const after = await enterCase(context, caseId)
    const view = await asSystem('names and authors', () =>
      viewOf(after, formOf(after, { caseFormId: form.id }), {
        services,
        system: db,
        file: after.file,
        revealed: false,
      }),
    )
    return { ...view, message: savedWords[form.formId] }
  },

  add: async (context, { caseId, formId, side = '', personId }) => {
    const { db, actor, now, today, refuse, audit, asSystem } = context
    const { viewer, file, owner } = await enterCase(context, caseId)
    if (!mayArrangeForms(viewer)) refuse('NOT_YOURS')
    const declared = formNamed(formId)
    if (!declared) return refuse('FORM_NOT_BUILT')
    if (!addable.includes(formId)) refuse('PART_OF_ANOTHER')
    // An application for residence cannot be sped up, nor what goes with it (8 CFR 106.4).
    if (formId === 'i-907' && file.forms.some((each) => each.formId === 'i-485')) refuse('NO_PREMIUM')
    // A notice of appearance says that somebody represents (8 CFR 292.4(a)).
    if (formId === 'g-28' && file.case.mode === 'DIY') refuse('NO_ATTORNEY')
    if (formId === 'g-28' && side === '') refuse('SIDE_MISSING')
    // Nobody sponsors oneself: until somebody is named, the affidavit has no sponsor.
    const ofCase = personId ?? (formId === 'i-864' ? null : file.case.personId)
    if (formId === 'i-864' && ofCase === file.case.personId && ofCase !== null) refuse('SPONSORS_NOBODY')
    if (formId === 'i-864' && ofCase !== null) {
      if (await youngSponsor(db, ofCase, today)) refuse('SPONSOR_TOO_YOUNG')
      await nameSponsor(db, caseId, ofCase)
    }
    const daysOf = await filingDaysOf(db, caseId, today)
    const edition = (await newestEditions(db, [formId], daysOf(NEW_FORM)))(formId)
    const wanted = { caseId, formId, edition, personId: ofCase, side: formId === 'g-28' ? side : '' }
    const { id, isNew } = await insertForm(db, wanted)
    if (isNew) {
      const by = { id: actor.userId, name: await asSystem('who acts', () => userName(db, actor.userId)), now }
      await addEvent(db, caseId, { kind: 'form.added', text: `Form ${declared.name} was added to the case.` }, by)
    }
    audit({ subject: `caseForm:${id}`, after: { formId, side: wanted.side }, companyId: owner.companyId })
    const after = await enterCase(context, caseId)
    const rows = await asSystem('names', () => rowsOf(db, after))
    return rows.find((row) => row.id === id) ?? refuse('FORM_NOT_BUILT')
  },

  remove: async (context, { caseId, caseFormId }) => {
    const { db, actor, now, refuse, audit, asSystem } = context
    const entered = await enterCase(context, caseId)
    if (!mayArrangeForms(entered.viewer)) refuse('NOT_YOURS')
    const form = formOf(entered, { caseFormId })
    if (form.status === 'Filed') refuse('FILED')
    if (!removable.includes(form.formId) || isTheOnlyOne(entered, form)) refuse('PART_OF_PACKAGE')
    await deleteForm(db, caseFormId)
    const by = { id: actor.userId, name: await asSystem('who acts', () => userName(db, actor.userId)), now }
    const name = formNamed(form.formId)?.name ?? form.formId
    await addEvent(db, caseId, { kind: 'form.removed', text: `Form ${name} was taken out of the case.` }, by)
    audit({ subject: `caseForm:${caseFormId}`, before: form, companyId: entered.owner.companyId })
    const after = await enterCase(context, caseId)
    return { items: await asSystem('names', () => rowsOf(db, after)) }
  },

  pdf: async (context, { caseId, kind, addendum, ...which }) => {
    const { db, services, refuse, audit, asSystem } = context
    const entered = await enterCase(context, caseId)
    const form = formOf(entered, which)
    const secrets = await secretsFor(context)
    const masked = secrets === 'masked'
    const file = await openedFor(secrets, context, entered)
    const onRecord = (after: object) => {
      const reason = masked ? 'secrets masked' : 'secrets of a form in full'
      audit({ subject: `caseForm:${form.id}`, after: { ...after, addendum }, reason, companyId: file.case.companyId })
    }
    const name = `${fileNameOf(form.formId, file.case.number)}${masked ? '-masked' : ''}`
    if (kind === 'sheet') {
      const sheet = (await writeSheet(file, form, await zoneOfCase(context.db, caseId))) ?? refuse('FORM_NOT_BUILT')
      onRecord({ kind })
      return pdfReply(sheet, `${name}-answers.pdf`)
    }
    if (form.substitute && (kind === 'flat' || kind === undefined)) refuse('PREPARED_ELSEWHERE')
    const pages = kind === 'editable' ? kind : 'flat'
    const written =
      (await asSystem('what a form is written on', async () => {
        const filed = await formAsFiled(services, db, file, form, secrets)
        // What went out was kept in clear: masked, it is written anew from what was known then.
        if (filed && masked) return writeForm(services, filed.file, form, pages, db)
        return filed ? writeFiled(services, filed, form, pages, db) : writeForm(services, file, form, pages, db)
      })) ?? refuse('FORM_NOT_BUILT')
    if (kind === 'flat' && written.proof) refuse('PROOF_ONLY')
    const stale = form.status === 'Filed' ? undefined : await notTaken(context, { ...form, caseId })
    // Under that name nobody takes it for what can be sent.
    if (kind === 'flat' && stale) throw new Refusal(409, 'NOT_FOR_FILING', `${stale} Print it to look at it.`)
    const bytes = addendum ? (written.addendum ?? refuse('NO_ADDENDUM')) : written.bytes
    onRecord({ kind: written.kind, ...(written.proof && { proof: true }) })
    return pdfReply(
      bytes,
      `${name}${written.proof ? '-proof' : stale ? '-not-for-filing' : ''}${addendum ? '-addendum' : ''}.pdf`,
    )
  },

  generate: async (context, { caseId, kind, companyId, ...which }) => {
    const { db, services, actor, now, refuse, audit, asSystem } = context
    const entered = await enterCase(context, caseId)
    if (companyId !== undefined && companyId !== entered.owner.companyId) throw notFound('case')
    const form = formOf(entered, which)
    if (form.status === 'Filed') refuse('FILED')
    // It is kept, not handed out: who opens it needs the right.
    const file = await openedFor('clear', context, entered)
    const written =
      (await asSystem('what a form is written on', () => writeForm(services, file, form, kind, db))) ??
      refuse('FORM_NOT_BUILT')
    const tenant = tenantOf(entered.owner.companyId, entered.owner.lawFirmId)
    const stored = await storeFile(services, {
      content: Readable.from([written.bytes]),
      tenant,
      contentType: 'application/pdf',
    })
    try {
      const name = `${fileNameOf(form.formId, file.case.number)}${written.proof ? '-proof' : ''}.pdf`
      // In the list of files a proof is no copy of the form.
      const kept: GeneratedFile['kind'] = written.proof ? 'sheet' : written.kind
      const overflow = written.overflow.length
      const id = await asSystem('a generated form', async () => {
        const by = { id: actor.userId, name: await userName(db, actor.userId) }
        const made = { caseFormId: form.id, ...stored, name, kind: kept, overflow, at: now, by }
        const { id: fileId } = await insertFile(db, made)
        const what = written.proof ? 'A proof' : 'The PDF'
        const text = `${what} of Form ${formNamed(form.formId)?.name ?? form.formId} was made.`
        await addEvent(db, caseId, { kind: 'form.generated', text, details: { caseFormId: form.id } }, { ...by, now })
        return fileId
      })
      audit({ subject: `caseForm:${form.id}`, after: { kind: kept, name }, companyId: entered.owner.companyId })
      return {
        id,
        uploadFilePath: stored.key,
        uploadFileName: name,
        kind: kept,
        overflow,
        generatedAt: now.toISOString(),
        message: messageOf(form.formId),
      }
    } catch (error) {
      await services.files.delete(stored.key)
      throw error
    }
  },

  file: async (context, { caseId, ...which }) => {
    const { services, refuse } = context
    const entered = await enterCase(context, caseId)
    const form = formOf(entered, which)
    const kept = (await latestFile(services.database.read({ kind: 'system' }), form.id)) ?? refuse('NOT_GENERATED')
    await requireReveal(context)
    const { companyId } = entered.file.case
    await recordRelease(context, { subject: `caseForm:${form.id}`, what: `opened ${kept.name}`, companyId })
    return {
      stream: await readFile(services, filePlace(kept)),
      fileName: kept.name,
      contentType: 'application/pdf',
    }
  },

  ...officialPages,
})

type Opening = { db: Parameters<typeof openCaseFile>[0]; services: Services }

/** For paper: in clear for who may take secrets along. */
const openedFor = (secrets: Secrets, { db, services }: Opening, { file, today }: CaseParticipant) =>
  openCaseFile(db, services.keyring, file.case.id, { secrets, today })

/** A G-28 can go while there is another; what the case's package consists of stays. */
const isTheOnlyOne = ({ file }: CaseParticipant, { formId }: { formId: string }) =>
  formId === 'g-28' && file.case.mode === 'LEGAL' && file.forms.filter((each) => each.formId === formId).length === 1

const fileNameOf = (formId: string, caseNumber: string) => `${formNamed(formId)?.name ?? formId}-${caseNumber}`

/** What the specification says of a saved form (§8), to the letter. */
const savedWords: Readonly<Record<string, string>> = { 'i-140': 'I140Form Data Inserted Successfully... ' }

/** The specification's words (§7), and the same for the other forms. */
const I907_DONE = 'I-907 Form was created/updated successfully based on the Changes.'
const messageOf = (formId: string) => I907_DONE.replace('I-907', formNamed(formId)?.name ?? formId)
