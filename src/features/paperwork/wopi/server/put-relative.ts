import { requireCase } from '#case-file/cases/server/visible.ts'
import { editableFiles } from '#paperwork/editable-files/contract.ts'
import { baseOf, fileName, freeName, plainName } from '#paperwork/editable-files/names.ts'
import { writes } from '#paperwork/editable-files/policy.ts'
import {
  createEditableFile,
  fileOfCase,
  fileOfCompany,
  fileOfFirm,
  requireFile,
  saveVersion,
  unlessLocked,
} from '#paperwork/editable-files/server/keep.ts'
import { type FileOf, type FileRow, takenNames } from '#paperwork/editable-files/server/store.ts'
import { fromUtf7, toUtf7 } from '../utf7.ts'
import { WopiAnswer, type WopiCall } from './call.ts'
import { hostUrls } from './file-info.ts'
import { giveToken } from './tokens.ts'

const LONGEST = 150

/** PutRelativeFile: another file beside this one, by a name that must be that or one that is only proposed. */
export async function putRelative(call: WopiCall) {
  const row = await requireFile(call, call.id)
  if (!call.writes || !writes(row, call.actor)) throw new WopiAnswer(501, 'You may not add files here.')
  const [suggested, exact] = [call.header('X-WOPI-SuggestedTarget'), call.header('X-WOPI-RelativeTarget')]
  if ((suggested === '') === (exact === '')) throw new WopiAnswer(400, 'Name the file by one of the two headers.')
  const taken = await takenNames(call.db, row)
  const names = new Set(taken.map((each) => each.name))
  if (exact === '') return created(call, row, freeName(proposed(row, suggested), names))

  const wanted = exactName(exact)
  const other = taken.find((each) => each.name === wanted.toLowerCase())
  if (!other) return created(call, row, wanted)
  if (call.header('X-WOPI-OverwriteRelativeTarget').toLowerCase() !== 'true')
    throw new WopiAnswer(409, 'There is another file with this name.', {
      'X-WOPI-ValidRelativeTarget': toUtf7(freeName(wanted, names)),
    })
  const saved = await saveVersion(call, editableFiles.save, {
    ...{ id: other.id, bytes: call.body, source: 'wopi', guard: unlessLocked('') },
  })
  return shown(call, saved)
}

/** Only an extension: as this file is called, with that one. What does not belong into a name is left out. */
function proposed(row: FileRow, header: string): string {
  const name = fromUtf7(header)
  if (name === undefined) throw invalid()
  if (name.startsWith('.')) return fileName(baseOf(row.name), plainName(name.slice(1)) || 'docx')
  return plainName(name).slice(-LONGEST)
}

function exactName(header: string): string {
  const name = fromUtf7(header)
  if (name === undefined || name.length > LONGEST || plainName(name) !== name || baseOf(name) === '') throw invalid()
  return name
}

const invalid = () =>
  new WopiAnswer(400, 'This is no name for a file here.', {
    'X-WOPI-InvalidFileNameError': 'Use letters, digits and spaces, at most 150 characters.',
  })

async function created(call: WopiCall, row: FileRow, name: string) {
  const file = await createEditableFile(call, editableFiles.upload, {
    ...{ of: await placeOf(call, row), kind: row.kind, name, bytes: call.body, source: 'wopi' },
  })
  return shown(call, file)
}

async function placeOf({ db, actor }: WopiCall, { caseId, companyId, lawFirmId }: FileRow): Promise<FileOf> {
  if (caseId !== null) return fileOfCase(await requireCase(db, actor, caseId))
  if (companyId !== null) return fileOfCompany(companyId, lawFirmId)
  if (lawFirmId !== null) return fileOfFirm(lawFirmId)
  throw new Error('a file without a tenant')
}

async function shown({ actor, now, services }: WopiCall, { id, name }: { id: number; name: string }) {
  const { token } = await services.database.transaction({ kind: 'system' }, (tx) =>
    giveToken(tx, { actor, fileId: id, writes: true, now }),
  )
  const publicUrl = services.config.publicUrl.replace(/\/$/, '')
  return { Name: name, Url: `${publicUrl}/wopi/files/${id}?access_token=${token}`, ...hostUrls(publicUrl, id) }
}
