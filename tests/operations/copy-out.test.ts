import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { copyOut } from '#platform/backup/copy.ts'
import { withClient } from './databases.ts'

/** A row is a thousand letters and its line break. */
const ROW = 1001

// Around the size at which the reader is told to wait, wherever the last bytes of a table fall.
it('a table of any size comes whole, and the next statement is answered', async () => {
  await withClient(inject('ownerUrl'), async (client) => {
    const sizes = Array.from({ length: 150 }, (_, n) => 200 + n * 3)
    for (const rows of sizes) {
      let bytes = 0
      const rowsOut = copyOut(client, `copy (select repeat('x', 1000) from generate_series(1, ${rows})) to stdout`)
      // Like a backup that packs and seals: slower than the database.
      await sleep(2)
      for await (const chunk of rowsOut) {
        bytes += chunk.length
        await sleep(1)
      }
      expect(bytes).toBe(rows * ROW)
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    }
  })
})
