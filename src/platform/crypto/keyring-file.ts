import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { generateKeyring, type Keyring, KeyringInvalid, parseKeyring, serializeKeyring } from './keyring.ts'

/** The keys from the environment when given there, otherwise from their own file under the data folder. */
export async function loadKeyring(settings: { encryptionKeys: string | undefined; dataDir: string }): Promise<Keyring> {
  return settings.encryptionKeys === undefined
    ? openKeyringFile(path.join(settings.dataDir, 'secrets', 'keyring.json'))
    : parseKeyring(settings.encryptionKeys)
}

/** The keyring of a file; made once when there is none. Two processes that start together get the same one. */
export async function openKeyringFile(file: string): Promise<Keyring> {
  return (await readKeyringFile(file)) ?? (await createKeyringFile(file))
}

export async function readKeyringFile(file: string): Promise<Keyring | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  try {
    return parseKeyring(text)
  } catch (error) {
    throw error instanceof KeyringInvalid ? new KeyringInvalid(`${file}: ${error.message}`) : error
  }
}

/** Replaces the file whole (a rotation); a crash leaves either the old or the new one. */
export async function writeKeyringFile(file: string, keyring: Keyring): Promise<void> {
  const temporary = await writtenBeside(file, keyring)
  await rename(temporary, file)
  await syncFolder(path.dirname(file))
}

async function createKeyringFile(file: string): Promise<Keyring> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = await writtenBeside(file, generateKeyring())
  try {
    // A link, unlike a rename, fails when another process was first.
    await link(temporary, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(temporary, { force: true })
  }
  const keyring = await readKeyringFile(file)
  if (!keyring) throw new KeyringInvalid(`${file} disappeared while it was made.`)
  return keyring
}

async function writtenBeside(file: string, keyring: Keyring): Promise<string> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(serializeKeyring(keyring))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return temporary
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
