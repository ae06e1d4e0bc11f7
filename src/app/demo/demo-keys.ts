import { createHash } from 'node:crypto'
import { lookup } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'

/**
 * Names for the files of the demo: the same in the same order each time, and known to this installation only. A start that
 * was stopped while it loaded the demo leaves files without rows; the next one writes over them instead of beside them.
 */
export function demoKeys(keyring: Keyring): () => string {
  let next = 0
  return () =>
    createHash('sha256')
      .update(lookup(keyring, 'demo file', String(next++)))
      .digest('hex')
      .slice(0, 32)
}
