import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { type LcaColumns, requireLca } from '#compliance/labor-conditions/server/store.ts'
import type { changing } from '#platform/operation/after-upload.ts'
import { pagesApart } from '#preparation/documents/server/pages-apart.ts'
import { followOf, keepAnswers } from '#preparation/lcas/server/keep.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import type { ItemId } from '../checklist.ts'
import { gapsOf } from '../entries.ts'
import { BUNDLE_JOB } from './bundle.ts'
import {
  type FileRow,
  forgetBundle,
  heldItems,
  insertFile,
  keepItem,
  lockPublicFile,
  setReady,
  withoutBundle,
} from './store.ts'
import { entriesOfLca, shownPublicFile } from './view.ts'

export type Changing = Parameters<Parameters<typeof changing>[2]>[0]
type Stored = { key: string; name: string; contentType: string; size: number; sha256: Buffer }
type Item = { item: ItemId; place: string; pages: number; says: string; certified: boolean; coverPages: boolean }

/** An item takes its place. */
export async function kept(change: Changing, row: LcaColumns, item: Item, stored: Stored) {
  const { db, actor, now, today, audit } = change
  const file = await lockPublicFile(db, row, now)
  const { id } = await insertFile(db, file, stored, now, actor.userId)
  const entries = await entriesOfLca(db, row, await heldItems(db, file.id))
  const replaces = entries.find((each) => each.item === item.item && isFor(each, item.place))?.held?.id
  const by = { suppliedOn: today, suppliedByName: (await authorOf(change)).name }
  await keepItem(db, file, { ...item, ...by, replaces }, id, now)
  await nowShown(change, row, file)
  audit({ subject: `lca:${row.id}`, after: { item: item.item, pages: item.pages }, companyId: row.companyId })
  return shownPublicFile(change, row.id)
}

const isFor = ({ place }: { place: { id: string } | undefined }, id: string): boolean =>
  place === undefined || place.id === id

/**
 * What visitors see changed. The first day on which nothing is missing, and a person has looked at all of it, is the day the
 * file is open to the public.
 */
export async function nowShown(change: Changing, row: LcaColumns, file: FileRow): Promise<void> {
  const { db, actor, today, enqueue, afterCommit, services } = change
  await withoutBundle(db, file.id)
  const earlier = file.bundleFileId === null ? undefined : await forgetBundle(db, file.bundleFileId)
  if (earlier) afterCommit(() => void services.files.delete(earlier.key).catch(() => {}))
  if (file.readyOn === null && gapsOf(await entriesOfLca(db, row, await heldItems(db, file.id))).length === 0) {
    await setReady(db, file.id, today)
    // The check and the dates of every case on the LCA read the day there.
    const fresh = await requireLca(db, actor, row.id, 'for update of l')
    await keepAnswers(change, fresh, { [lca.pafOpenedOn.id]: { value: today } })
  }
  // Whether it is awaited stands on the homes.
  await followOf(change, row.id)
  enqueue(BUNDLE_JOB, { publicFileId: file.id }, { key: `public-file:${file.id}` })
}

/** How many pages, and what can be read on them; a picture shows no text, so a person looks at it. */
export async function lookInto(bytes: Buffer, fileName: string): Promise<{ pages: number; text: string }> {
  if (/\.(png|jpe?g)$/i.test(fileName)) {
    await pagesApart.checkPicture(bytes)
    return { pages: 1, text: '' }
  }
  const pages = await pagesApart.textsOfPdf(bytes)
  if (pages.length === 0) throw new Error('no pages')
  return { pages: pages.length, text: pages.join('\n') }
}
