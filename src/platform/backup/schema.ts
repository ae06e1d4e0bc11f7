import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationNames } from '../database/migrate.ts'
import type { Head } from './manifest.ts'
import { RestoreRefused } from './refusal.ts'

/** The schema of a backup must be one this product once had: its migrations, unchanged, are the first of ours. */
export async function requireKnownSchema({ migrations, product }: Head, folder: string): Promise<void> {
  const ours = await migrationNames(folder)
  for (const [index, { name, digest }] of migrations.entries()) {
    const known =
      ours[index] === name &&
      createHash('sha256')
        .update(await readFile(join(folder, name), 'utf8'))
        .digest('hex')
    if (known !== digest) {
      throw new RestoreRefused(
        `The backup was made by another VisaCare (${product}; ${name} is not known here). Restore it with that version or a later one.`,
      )
    }
  }
}
