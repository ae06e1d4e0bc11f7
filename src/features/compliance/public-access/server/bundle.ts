import { Readable } from 'node:stream'
import { showDate } from '#formats/dates.ts'
import { joined } from '#paper/bytes.ts'
import { prepareImage } from '#paper/images/prepare-image.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import { prepareDocument } from '#paper/prepare/prepare-document.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { filePlace, tenantOf } from '#platform/crypto/sealed-columns.ts'
import { dayAt } from '#platform/database/days.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile, storeFile } from '#platform/files/receive.ts'
import { orForget } from '#platform/operation/after-upload.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { type Entry, gapsOf, isChecked, publicLackWords, titleOf } from '../entries.ts'
import {
  type FileRow,
  forgetBundle,
  type HeldRow,
  heldItems,
  insertFile,
  keepBundle,
  lcaOfFile,
  publicFileById,
} from './store.ts'
import { entriesOfLca } from './view.ts'

export const BUNDLE_JOB = 'publicAccess.bundle'

/** All documents of a file as one PDF, the index first. A second run makes the same again. */
export async function makeBundle(services: Services, publicFileId: number): Promise<void> {
  const db = services.database.read({ kind: 'system' })
  const file = await publicFileById(db, publicFileId)
  if (!file || file.destroyedOn !== null) return
  const lca = await lcaOfFile(db, file)
  const entries = await entriesOfLca(db, lca, await heldItems(db, publicFileId))
  // Visitors open it: what nobody has looked at stays out.
  const shown = entries.flatMap((entry) => (entry.held && isChecked(entry.held) ? [{ entry, held: entry.held }] : []))
  if (shown.length === 0) return
  const { companyName: name, number } = lca
  const today = await dayAt(db, { companyId: file.companyId }, services.clock.now())
  const documents = []
  for (const { entry, held: each } of shown) {
    const label = titleOf(entry, 'publicly')
    const document = await documentOf(services, each).catch((err: unknown) => {
      if (isUnavailable(err)) throw err
      services.log.warn({ err, publicFileId, item: each.item }, 'a document of a public access file')
    })
    // Tried again it would be the same: what helps is another file.
    if (!document) return tellUnreadable(services, file, label)
    documents.push({ document, label })
  }
  let page = 2
  const index = composePages(
    [
      { kind: 'title', text: 'Public access file', subtitle: `${name}, LCA ${number || 'not numbered yet'}` },
      {
        kind: 'paragraph',
        text: '20 CFR 655.760. Anyone may see these documents; nobody is asked who they are or why.',
      },
      {
        kind: 'table',
        columns: [
          { title: 'Document', share: 0.6 },
          { title: 'Of', share: 0.2 },
          { title: 'Page', share: 0.2, align: 'right' },
        ],
        rows: shown.map(({ entry, held }) => {
          const at = page
          page += held.pages
          return [titleOf(entry, 'publicly'), showDate(held.suppliedOn), String(at)]
        }),
      },
      ...notIn(entries, today),
    ],
    { footer: [name, 'Index'] },
  )
  const { parts, pages } = assemble([{ document: index, label: 'Index' }, ...documents], {
    title: 'Public access file',
  })
  const bytes = joined(parts)
  const contentType = 'application/pdf'
  const content = Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)])
  const stored = await storeFile(services, { content, tenant: tenantOf(file.companyId, file.lawFirmId), contentType })
  const superseded = await orForget(services, stored, () =>
    systemChange(services, BUNDLE_JOB, async ({ db: tx, audit }) => {
      const current = await publicFileById(tx, publicFileId, 'for update')
      if (!current || current.destroyedOn !== null) return stored
      const { id } = await insertFile(
        tx,
        file,
        { ...stored, name: 'Public-access-file.pdf', contentType },
        services.clock.now(),
        null,
      )
      await keepBundle(tx, publicFileId, { fileId: id, pages, problem: '' })
      audit({ subject: `lca:${file.lcaId}`, after: { publicFilePages: pages }, companyId: file.companyId })
      return current.bundleFileId === null ? undefined : forgetBundle(tx, current.bundleFileId)
    }),
  )
  if (superseded) await services.files.delete(superseded.key)
}

/** An index that kept silent about what is missing would say that nothing is. */
function notIn(entries: readonly Entry[], today: string): Block[] {
  const gaps = gapsOf(entries).filter(({ held }) => !held || !isChecked(held))
  if (gaps.length === 0) return []
  const rows = gaps.map((entry) => [titleOf(entry, 'publicly'), entry.lack ? publicLackWords[entry.lack] : ''])
  return [
    { kind: 'paragraph', text: `Required, and not in this file on ${showDate(today)}:` },
    {
      kind: 'table',
      columns: [
        { title: 'Document', share: 0.45 },
        { title: 'Why', share: 0.55 },
      ],
      rows,
    },
  ]
}

const tellUnreadable = (services: Services, file: FileRow, label: string): Promise<void> =>
  systemChange(services, BUNDLE_JOB, async ({ db, audit }) => {
    const problem = `${label}: the file is damaged. Save it as a PDF again and replace it.`
    await keepBundle(db, file.id, { fileId: null, pages: null, problem })
    audit({ subject: `lca:${file.lcaId}`, after: { problem }, companyId: file.companyId })
  })

async function documentOf(services: Services, held: HeldRow) {
  const pieces: Buffer[] = []
  for await (const piece of await readFile(services, filePlace(held))) pieces.push(piece as Buffer)
  const bytes = new Uint8Array(Buffer.concat(pieces))
  return held.contentType === 'application/pdf' ? prepareDocument(bytes, await openQpdf()) : prepareImage(bytes)
}
