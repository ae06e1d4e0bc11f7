import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { generateKeyring } from '#platform/crypto/keyring.ts'
import { diskFileStore } from '#platform/files/disk-store.ts'
import { storeFile } from '#platform/files/receive.ts'
import { demoKeys } from './load.ts'

test('what a stopped load of the demo left is written over by the next one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-keys-'))
  const [files, keyring] = [diskFileStore(folder), generateKeyring()]
  const load = async (most: number) => {
    const vault = { files, keyring, nextKey: demoKeys(keyring) }
    const keys: string[] = []
    for (let n = 0; n < most; n++) {
      const content = Readable.from([Buffer.from(`file ${n}`)])
      keys.push((await storeFile(vault, { content, tenant: 'provider', contentType: 'text/plain' })).key)
    }
    return keys
  }
  await load(5)
  const kept = await load(8)
  const there = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  expect(there.map(({ name }) => name).sort()).toEqual([...kept].sort())
  expect(demoKeys(generateKeyring())()).not.toBe(kept[0])
})
