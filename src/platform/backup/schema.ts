import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationNames } from '../database/migrate.ts'
import { digestOf, presentName, readReleased } from '../database/released.ts'
import type { Head } from './manifest.ts'
import { RestoreRefused } from './refusal.ts'

/**
 * The schema of a backup must be one this product once had: its migrations are ours, unchanged or in a wording that was
 * released earlier. Answers what they are called today, which is what its rows are loaded into; its own notes of them
 * are among those rows, so that the next migration mends what was worded otherwise.
 */
export async function knownSchema({ migrations, product }: Head, folder: string): Promise<string[]> {
  const released = await readReleased(folder)
  const ours = await migrationNames(folder)
  const names: string[] = []
  for (const { name, digest } of migrations) {
    const unchanged = ours.includes(name) && digestOf(await readFile(join(folder, name), 'utf8')) === digest
    const now = unchanged ? name : presentName(released, { name, digest })
    if (now === undefined) {
      throw new RestoreRefused(
        `The backup was made by another VisaCare (${product}; ${name} is not known here). Restore it with that version or a later one.`,
      )
    }
    if (now !== null) names.push(now)
  }
  return names
}
