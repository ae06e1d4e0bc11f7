import { expect, test } from 'vitest'
import { startWorker } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import { prepareLater } from '#preparation/documents/server/prepare-later.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

// No worker of the product: the queue is worked here, by what stands in for reading a file.
const server = serverOfFile({ env: { WORKER: 'separate' } })

test('what one company sent takes one place of the workers, and another company’s file is read meanwhile', async () => {
  const [hostile, other] = [11, 12]
  await systemChange(server.services, { name: 'tried', audit: 'Tried' }, async (change) => {
    for (const versionId of [1, 2, 3]) prepareLater(change, { versionId, companyId: hostile })
    prepareLater(change, { versionId: 4, companyId: other })
    change.audit({ subject: 'tried', after: {} })
  })
  const reading = new Set<number>()
  const read: number[] = []
  const ends = new Map<number, () => void>()
  const worker = await startWorker(server.services, server.ownerUrl, {
    'documents.prepare': async (_services, { versionId }: { versionId: number }) => {
      reading.add(versionId)
      await new Promise<void>((end) => ends.set(versionId, end))
      reading.delete(versionId)
      read.push(versionId)
    },
  })
  try {
    await expect.poll(() => [...reading].toSorted(), { timeout: 30_000 }).toEqual([1, 4])
    ends.get(4)?.()
    await expect.poll(() => read, { timeout: 30_000 }).toEqual([4])
    expect([...reading]).toEqual([1])
    for (const id of [1, 2, 3]) {
      await expect.poll(() => [...reading], { timeout: 30_000 }).toEqual([id])
      ends.get(id)?.()
    }
    await expect.poll(() => read, { timeout: 30_000 }).toEqual([4, 1, 2, 3])
  } finally {
    for (const end of ends.values()) end()
    await worker.stop()
  }
})
