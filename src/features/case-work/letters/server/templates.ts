import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { readVersion } from '#case-work/editable-files/server/keep.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { LetterTemplate } from '../records.ts'
import { BUILT_IN_VERSION, builtIn, builtInTemplates, templateBytes, templatesFor } from '../templates/all.ts'
import type { BuiltInTemplate } from '../templates/template.ts'
import { ownTemplates } from './store.ts'

const shownBuiltIn = ({ kind, name, about }: BuiltInTemplate): LetterTemplate => ({
  ...{ key: kind, kind, name, about, own: false, fileId: null, version: BUILT_IN_VERSION },
})

type OwnRow = Awaited<ReturnType<typeof ownTemplates>>[number]

export const shownOwn = ({ id, kind, name, versionNumber }: OwnRow): LetterTemplate => ({
  ...{ key: `file:${id}`, kind, name: name.replace(/\.docx$/i, ''), own: true, fileId: id, version: versionNumber },
  about: builtIn(kind)?.about ?? '',
})

/** Ours that fit the case, behind the firm's own. */
export const templatesOfCase = async (db: Db, row: CaseColumns): Promise<LetterTemplate[]> => [
  ...(await ownTemplates(db, row.lawFirmId)).map(shownOwn),
  ...templatesFor(row.typeId).map(shownBuiltIn),
]

export const templatesOfFirm = async (db: Db, lawFirmId: number | null): Promise<LetterTemplate[]> => [
  ...(await ownTemplates(db, lawFirmId)).map(shownOwn),
  ...builtInTemplates.map(shownBuiltIn),
]

type Reading = { db: Db; actor: Actor; now: Date; services: Services }

/** The template by its key; undefined when there is none, or not for this case. */
export async function templateFor(context: Reading, row: CaseColumns, key: string) {
  const template = (await templatesOfCase(context.db, row)).find((each) => each.key === key)
  if (!template) return undefined
  if (template.fileId !== null) {
    const { bytes } = await readVersion(context, template.fileId)
    return { template, bytes: new Uint8Array(bytes) }
  }
  const ours = builtIn(template.kind)
  return ours && { template, bytes: templateBytes(ours) }
}
