import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { bytesOf } from '#paperwork/editable-files/server/bytes.ts'
import { findVersion } from '#paperwork/editable-files/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
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

/** The template by its key; undefined when there is none, or not for this case. */
export const templateOfCase = async (db: Db, row: CaseColumns, key: string): Promise<LetterTemplate | undefined> =>
  (await templatesOfCase(db, row)).find((each) => each.key === key)

/** The Word file of a template that the case may use. */
export async function bytesOfTemplate(services: Services, db: Db, template: LetterTemplate): Promise<Uint8Array> {
  if (template.fileId !== null) {
    const version = await findVersion(db, template.fileId, template.version)
    if (!version) throw notFound('template')
    return new Uint8Array(await bytesOf(services, version))
  }
  const ours = builtIn(template.kind)
  if (!ours) throw notFound('template')
  return templateBytes(ours)
}
