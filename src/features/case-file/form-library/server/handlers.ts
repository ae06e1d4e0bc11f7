import { readdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import { formNumber } from '#formats/form-names.ts'
import { declaredEditions, formNamed } from '#forms/all.ts'
import { papersOf } from '#forms/load-paper.ts'
import { PREPARE_VERSION } from '#paper/template-store.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile, receiveUpload } from '#platform/files/receive.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { type EditionRow, formLibrary, MOST_BLANK_BYTES, type MovedItem } from '../contract.ts'
import type { EditionComparison } from '../edition-changes.ts'
import { missingBlanks } from '../missing-blanks.ts'
import { type Edition, movedItems } from '../moved-items.ts'
import { editionStatus, shownEdition } from '../rules.ts'
import { tenant } from './artefacts.ts'
import { FETCH_JOB, FOLDER_JOB } from './bring-blanks.ts'
import {
  comparisonOf,
  confirmCarried,
  countOpen,
  formsWrittenOn,
  keepBefore,
  type Move,
  moveOpen,
} from './carried-store.ts'
import { insertFile, refusedBlankOf } from './edition-files.ts'
import { dueOn, fetchedForms } from './fetch.ts'
import { blankSource, listFetches, setWaiting, sourceInWords } from './fetch-store.ts'
import { IMPORT_JOB } from './jobs.ts'
import { fieldsOf, mappedFields } from './mapped-fields.ts'
import {
  getEdition,
  getImport,
  insertImport,
  knownEditions,
  listEditions,
  listImports,
  openFormsOf,
  preparedForms,
  type StoredEdition,
  saveDates,
} from './store.ts'

export const formLibraryHandlers = implement(formLibrary, {
  list: async ({ services, actor, db, today }) => {
    const system = library(services)
    const rows = await listEditions(system)
    const isProvider = actor.scope === 'provider'
    // A firm counts the forms of its own cases, and who at the provider confirmed what is the provider's business.
    const items = await withFlags(system, isProvider ? rows : rows.map(withoutNames), today, isProvider ? system : db)
    return { items, mapped: await mappedFields() }
  },

  imports: async ({ services }) => ({ items: await listImports(library(services)) }),

  fetches: async ({ services }) => {
    const { config } = services
    const db = library(services)
    const [items, imports, here] = await Promise.all([
      listFetches(db),
      listImports(db),
      preparedForms(db, PREPARE_VERSION),
    ])
    const source = blankSource(config)
    const names = source === 'folder' ? await readdir(config.formsDir).catch(() => null) : []
    const missing = missingBlanks({
      ...{ wanted: fetchedForms, here: new Set(here), source, fetches: items, imports },
      folder: { path: config.formsDir, names },
    })
    return { source, sentence: sourceInWords(config), items, missing }
  },

  fetchNow: async ({ db, now, services, refuse, enqueue, audit, asSystem }) => {
    const source = blankSource(services.config)
    if (source === 'none') refuse('NOT_FETCHED')
    if (source === 'agency') await asSystem(OWN_RECORDS, () => setWaiting(db, fetchedForms, dueOn(now, 'all')))
    if (source === 'agency') enqueue(FETCH_JOB, { which: 'all' }, { key: FETCH_JOB })
    else enqueue(FOLDER_JOB, { folder: services.config.formsDir }, { key: FOLDER_JOB })
    audit({ subject: 'form-library', after: { forms: fetchedForms.length } })
    return { forms: fetchedForms.length }
  },

  refusedBlank: async ({ services, refuse }, { id }) => {
    const key = (await refusedBlankOf(library(services), id)) ?? refuse('NO_BLANK')
    const stream = await readFile(services, { tenant, file: key })
    return { stream, fileName: `refused-${id}.pdf`, contentType: 'application/pdf', inline: true }
  },

  changes: async ({ services }, { id }) => ({ comparison: await comparisonOf(library(services), id) }),

  confirmCarried: ({ db, actor, now, today, refuse, audit, asSystem }, { id, version, same }) =>
    asSystem(OWN_RECORDS, async () => {
      const before = await getEdition(db, id)
      if (!before.carried) refuse('NOT_CARRIED')
      // Who looked at something else is told so before anything about the wordings.
      if (before.version !== version) refuse('CHANGED')
      if (isUnread(await comparisonOf(db, id), same)) refuse('NOT_READ')
      if ((await confirmCarried(db, id, { version, by: actor.userId, at: now })) === 0) refuse('CHANGED')
      const after = await getEdition(db, id)
      audit({ subject: `form:${after.formId}`, before: carryOf(before), after: carryOf(after) })
      return withFlag(db, after, today)
    }),

  keepBefore: ({ db, actor, today, refuse, audit, asSystem }, { id, version }) =>
    asSystem(OWN_RECORDS, async () => {
      const before = await getEdition(db, id)
      const from = before.carried?.from ?? refuse('NOT_CARRIED')
      if ((await formsWrittenOn(db, id)) > 0) refuse('IN_USE')
      const sentence = `Not used: ${actor.userName} kept ${shownEdition(from)} on ${showDate(today)}.`
      if (!(await keepBefore(db, id, { version, sentence }))) refuse('CHANGED')
      const after = await getEdition(db, id)
      audit({ subject: `form:${after.formId}`, before: carryOf(before), after: { edition: after.edition, kept: from } })
      return withFlag(db, after, today)
    }),

  upload: async ({ db, actor, now, services, enqueue, audit, asSystem }, { file }) => {
    const stored = await receiveUpload(services, {
      stream: file.stream as Readable,
      fileName: file.fileName,
      tenant,
      maximumSize: MOST_BLANK_BYTES,
      allowed: ['pdf'],
    })
    try {
      return await asSystem(OWN_RECORDS, async () => {
        const fileId = await insertFile(db, stored, actor.userId, now)
        const given = { fileId, fileName: stored.name, source: 'upload' as const, by: actor.userId, at: now }
        const id = await insertImport(db, given)
        enqueue(IMPORT_JOB, { importId: id }, { key: `form-import:${id}`, maxAttempts: 5 })
        audit({ subject: `form-import:${id}`, after: { fileName: stored.name } })
        return getImport(db, id)
      })
    } catch (error) {
      await services.files.delete(stored.key)
      throw error
    }
  },

  saveDates: ({ db, actor, today, refuse, audit, asSystem }, { id, ...given }) =>
    asSystem(OWN_RECORDS, async () => {
      const before = await getEdition(db, id)
      if (given.takenFrom && given.takenUntil && given.takenUntil < given.takenFrom) refuse('DATES_REVERSED')
      if ((await saveDates(db, id, { ...given, by: actor.userId, on: today })) === 0) refuse('CHANGED')
      const after = await getEdition(db, id)
      audit({ subject: `form:${after.formId}`, before: datesOf(before), after: datesOf(after) })
      return withFlag(db, after, today)
    }),

  movePreview: async ({ services, refuse }, move) => {
    const items = (await itemsMoved(library(services), move)) ?? refuse('EDITION_UNKNOWN')
    return { items, ...(await countOpen(library(services), move)) }
  },

  moveCases: async ({ db, actor, now, refuse, audit, asSystem }, move) => {
    if (move.from === move.to) refuse('SAME_EDITION')
    const items = (await asSystem(OWN_RECORDS, () => itemsMoved(db, move))) ?? refuse('EDITION_UNKNOWN')
    const details = { ...move, items }
    // Every tenant's open cases move, whichever company is selected.
    const moved = await asSystem('move open cases to another edition of a form', () =>
      moveOpen(db, move, { text: toldIn(move, items), details, now, by: actor.userId, byName: actor.userName }),
    )
    audit({ subject: `form:${move.formId}`, before: { edition: move.from }, after: { edition: move.to, ...moved } })
    return { items, ...moved }
  },
})

// The library is no tenant's: it is the same whichever company the provider's administrator has selected.
const library = ({ database }: Services) => database.read({ kind: 'system' })
const OWN_RECORDS = 'the form library belongs to no tenant'

async function withFlag(db: Db, edition: StoredEdition, today: Day): Promise<EditionRow> {
  const [row] = await withFlags(db, [edition], today)
  if (!row) throw new Error('The edition is gone.')
  return row
}

const withoutNames = (row: StoredEdition): StoredEdition => ({
  ...row,
  ...{ confirmedBy: null, importedBy: null, carried: row.carried && { ...row.carried, confirmedBy: null } },
})

/** `counted`: whose open forms count. */
async function withFlags(db: Db, rows: StoredEdition[], today: Day, counted: Db = db): Promise<EditionRow[]> {
  const [known, open, counts] = [await knownEditions(db), await openFormsOf(counted), await fieldsOf()]
  return rows.map((row) => {
    const { flag, sentence } = editionStatus(known, row.formId, row.edition, today)
    const openForms = open.find(({ formId, edition }) => formId === row.formId && edition === row.edition)?.forms ?? 0
    const fields = row.fields ?? counts.get(`${row.formId} ${row.edition}`) ?? null
    return { ...row, fields, flag, sentence, mapped: isMapped(row), openForms }
  })
}

const isMapped = ({ formId, edition, carried }: Pick<StoredEdition, 'formId' | 'edition' | 'carried'>) =>
  declaredEditions(formId).includes(edition) || carried !== null

/** Whether a field that is worded anew was not said to ask the same. */
const isUnread = (comparison: EditionComparison | null, same: readonly string[]): boolean =>
  comparison?.changes.some(({ what, field }) => what === 'reworded' && !same.includes(field)) ?? false

const carryOf = ({ edition, carried }: StoredEdition) => ({ edition, ...carried })

const datesOf = ({ edition, ombExpiresOn, takenFrom, takenUntil, basis, confirmed, note }: StoredEdition) => ({
  ...{ edition, ombExpiresOn, takenFrom, takenUntil, basis, confirmed, note },
})

async function itemsMoved(db: Db, { formId, from, to }: Move): Promise<MovedItem[] | undefined> {
  const carried = (await knownEditions(db)).flatMap((row) =>
    row.formId === formId && row.carried ? [row.edition] : [],
  )
  const paperOf = await papersOf([from, to].map((edition) => ({ formId, edition })))
  const [older, newer] = [from, to].map((edition): Edition | undefined => {
    const isFilled = declaredEditions(formId).includes(edition) || carried.includes(edition)
    const form = isFilled ? formNamed(formId, edition) : undefined
    return form && { form, onPaper: paperOf({ formId, edition }) }
  })
  return older && newer ? movedItems(older, newer) : undefined
}

const MOST_LISTED = 12

/** For the timeline: which items to look at again. */
function toldIn({ formId, from, to }: Move, items: readonly MovedItem[]): string {
  const moved = `${formNumber(formId)} moved from edition ${shownEdition(from)} to ${shownEdition(to)}.`
  if (items.length === 0) return `${moved} No item changed.`
  const listed = items.slice(0, MOST_LISTED).map(({ item, label, change }) => `${item} ${label}: ${change}`)
  const more = items.length - listed.length
  const text = `${moved} Look at: ${listed.join('. ')}${more > 0 ? `. And ${more} more.` : '.'}`
  return text.length > 2000 ? `${text.slice(0, 1999)}…` : text
}
