import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareTemplate } from './prepare/prepare-template.ts'
import { loadTemplate, saved, storeKey } from './template-store.ts'
import type { PreparedTemplate, Qpdf } from './types.ts'

const FILES = ['index.json', 'editable.pdf', 'flat.pdf', 'flat.blob'] as const

/** The prepared template of a blank from a folder of them; prepared at its first use. */
export async function templateFrom(
  folder: string,
  bytes: Uint8Array,
  openQpdf: () => Promise<Qpdf>,
): Promise<PreparedTemplate> {
  const place = join(folder, storeKey(bytes))
  const known = await readAll(place)
  if (known) return loadTemplate(known)
  const template = await prepareTemplate(bytes, await openQpdf())
  await writeAll(place, saved(template))
  return template
}

async function readAll(place: string): Promise<Map<string, Uint8Array> | undefined> {
  try {
    const files = await Promise.all(FILES.map((name) => readFile(join(place, name))))
    return new Map(FILES.map((name, index) => [name, files[index] ?? new Uint8Array(0)]))
  } catch {
    return undefined
  }
}

/** Written aside and renamed, so that nobody finds half of it. */
async function writeAll(place: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const aside = `${place}-${process.pid}-${Math.random().toString(36).slice(2)}`
  await mkdir(aside, { recursive: true })
  await Promise.all([...files].map(([name, bytes]) => writeFile(join(aside, name), bytes)))
  // Someone else may have been faster; theirs is the same.
  await rename(aside, place).catch(() => rm(aside, { recursive: true, force: true }))
}
