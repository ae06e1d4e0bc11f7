import { Readable } from 'node:stream'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import { TemplateProblem } from '#docx/refused.ts'
import { writes } from '#paperwork/editable-files/policy.ts'
import { requireFile } from '#paperwork/editable-files/server/keep.ts'
import { type FileRow, filesOfCase, shownFile } from '#paperwork/editable-files/server/store.ts'
import { wordApart } from '#paperwork/editable-files/server/word-apart.ts'
import { changing } from '#platform/operation/after-upload.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import { addDocument } from '#preparation/documents/server/add-document.ts'
import { letters } from '../contract.ts'
import { labelOf } from '../fields.ts'
import { changedSince } from '../merge-letter.ts'
import { missingField } from '../missing.ts'
import type { CaseLetter } from '../records.ts'
import { placeOf } from '../templates/all.ts'
import { aboutCase } from './about-case.ts'
import { caseToWrite } from './case-to-write.ts'
import { LETTER_JOB } from './jobs.ts'
import { askForFacts, factsOf } from './letter-facts.ts'
import { askForPrint, printedBytes } from './print.ts'
import { findLetter, type LetterRow, lettersOf, setPlace } from './store.ts'
import { bytesOfTemplate, templateOfCase, templatesOfCase } from './templates.ts'
import { mergeLetter, unknownFields } from './templates-apart.ts'
import { refuseUnfinished } from './unfinished.ts'
import { findWork, insertWork, lettersInMaking } from './works-store.ts'

export const lettersHandlers = implement(letters, {
  templates: async (context, { caseId }) => ({
    items: await templatesOfCase(context.db, await caseToWrite(context, caseId)),
  }),

  preview: async (context, { caseId, template: key }) => {
    const row = await caseToWrite(context, caseId)
    const template = (await templateOfCase(context.db, row, key)) ?? context.refuse('TEMPLATE_UNKNOWN')
    const bytes = await bytesOfTemplate(context.services, context.db, template)
    const { about, known, of } = await aboutCase(context, row)
    const merged = await mergeLetter(bytes, about, known).catch(broken)
    return {
      template,
      text: await wordApart.readingText(merged.bytes),
      missing: merged.missing.map((name) => missingField(name, about.look, of)),
      used: Object.entries(merged.used).map(([name, value]) => ({ name, label: labelOf(name), value })),
      problems: template.own ? await unknownFields(bytes) : [],
    }
  },

  list: async (context, { caseId }) => {
    await requireRight(context, 'case:read')
    const { db, actor, now } = context
    const row = await requireCase(db, actor, caseId)
    const made = new Map((await lettersOf(db, caseId)).map((letter) => [letter.id, letter]))
    const shown = (await filesOfCase(db, caseId, undefined)).map((file) => ({
      letter: made.get(file.id) ?? asUploaded(file, caseId),
      file: shownFile(file, actor, now),
    }))
    const may = { write: writes(row, actor) }
    const making = may.write ? await lettersInMaking(db, { caseId, now }) : []
    // Whoever only reads what was shared learns nothing of the facts behind it.
    if (shown.length === 0 || !may.write)
      return { items: shown.map(({ letter, file }) => shownLetter(letter, file, [])), making, may }
    const { about, known } = await aboutCase(context, row)
    return {
      items: shown.map(({ letter, file }) => shownLetter(letter, file, changedSince(letter.used, about, known))),
      making,
      may,
    }
  },

  facts: async (context, { id }) => {
    const { db, actor } = context
    await requireFile(context, id)
    const letter = await findLetter(db, id)
    const row = letter && (await requireCase(db, actor, letter.caseId))
    // Facts of the employer are not for the employee who reads a letter that was shared.
    if (!letter || !row || !writes(row, actor)) return { facts: null }
    return { facts: await factsOf(context, context.services.database.read({ kind: 'system' }), letter, row) }
  },

  ask: async (context, { id }) => ({ facts: await askForFacts(context, id) }),

  make: async (context, { caseId, template: key, name }) => {
    const { db, actor, now, enqueue, audit } = context
    const row = await caseToWrite(context, caseId, 'case:edit')
    const template = (await templateOfCase(db, row, key)) ?? context.refuse('TEMPLATE_UNKNOWN')
    const work = await insertWork(db, {
      ...{ what: 'make', caseId, template: key, name: name ?? template.name, fileId: null, version: null },
      sharedWith: actor.scope === 'person' ? 'everyone' : 'nobody',
      ...{ userId: actor.userId, userName: (await authorOf(context)).name, at: now },
    })
    enqueue(LETTER_JOB, { workId: work.id }, { key: `letter:${work.id}` })
    audit({ subject: `case:${caseId}`, after: { template: template.name }, companyId: row.companyId })
    return work
  },

  print: async (context, { id, toSend }) => {
    if (toSend) await refuseUnfinished(context, (await findLetter(context.db, id)) ?? { id, missing: [] })
    return changing(context, letters.print, (change) => askForPrint(change, id))
  },

  work: async (context, { id }) => {
    await requireRight(context, 'case:read')
    return findWork(context.db, id, context.now)
  },

  pdf: async (context, { id, inline }) => {
    const file = await requireFile(context, id)
    const bytes = (await printedBytes(context.services, file)) ?? context.refuse('NOT_PRINTED')
    const fileName = `${file.name.replace(/\.docx$/i, '')}.pdf`
    return { stream: Readable.from([bytes]), fileName, contentType: 'application/pdf', inline: inline === true }
  },

  place: async (context, { id, inPackage }) => {
    const found = await requireFile(context, id)
    const letter = await findLetter(context.db, id)
    if (!letter) throw notFound('letter')
    const row = await caseToWrite(context, letter.caseId, 'case:edit')
    const place = placeOf(found.kind) ?? context.refuse('NO_PLACE')
    if (!inPackage && letter.documentId !== null) context.refuse('AS_DOCUMENT')
    const documentId = inPackage && place === 'support' ? await asDocument(context, row, letter, found) : null
    if (inPackage && place === 'cover') await refuseUnfinished(context, letter)
    await changing(context, letters.place, (change) =>
      setPlace(change.db, letter, inPackage ? place : null, documentId),
    )
    const after = { ...letter, place: inPackage ? place : null, documentId }
    return shownLetter(after, shownFile(found, context.actor, context.now), [])
  },
})

/** A firm's own template may have been saved with a slip since it was checked. */
function broken(error: unknown): never {
  if (!(error instanceof TemplateProblem)) throw error
  throw new Refusal(letters.preview.refusals.TEMPLATE_BROKEN.status, 'TEMPLATE_BROKEN', error.message)
}

/** A support letter is a document of the checklist like any other: printed, signed, and behind its tab in the package. */
async function asDocument(
  context: Context<(typeof letters)['place']>,
  row: CaseColumns,
  letter: LetterRow,
  found: FileRow,
): Promise<number> {
  await refuseUnfinished(context, letter)
  const pdf = (await printedBytes(context.services, found)) ?? context.refuse('NOT_PRINTED')
  const file = { fileName: 'Support letter.pdf', stream: Readable.from([pdf]) }
  const itemId = typeOf(row.typeId).checklist.some(({ id }) => id === 'supportLetter') ? 'supportLetter' : ''
  const given = { documentType: itemId ? '' : letter.templateName, formType: '', description: '', expiresOn: null }
  const document = await addDocument(
    { ...context, refuse: () => context.refuse('NO_PLACE') },
    { ...given, companyId: undefined, caseId: row.id, itemId, employeeAccess: false, enableEmail: false, file },
  )
  return document.id
}

/** A Word file that was added, or whose template the reader does not see. */
const asUploaded = ({ id }: FileRow, caseId: number): LetterRow => ({
  ...{ id, caseId, template: '', templateName: '', templateVersion: 0, used: {}, missing: [], place: null },
  documentId: null,
})

const shownLetter = (letter: LetterRow, file: CaseLetter['file'], changed: CaseLetter['changed']): CaseLetter => ({
  file,
  ...{ templateName: letter.templateName, templateVersion: letter.templateVersion, changed },
  facts: Object.keys(letter.used).length,
  missing: letter.missing.map(labelOf),
  place: (letter.templateName && placeOf(file.kind)) || null,
  inPackage: letter.place === 'cover' || (letter.place === 'support' && letter.documentId !== null),
})
