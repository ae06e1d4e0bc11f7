import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey, dropOldKeys, generateKeyring, keyWithId, parseKeyring, serializeKeyring } from './keyring.ts'
import { loadKeyring, openKeyringFile, readKeyringFile, writeKeyringFile } from './keyring-file.ts'

const key = Buffer.alloc(32, 7).toString('base64')

describe('the keyring', () => {
  test('survives being written and read', () => {
    const keyring = addKey(generateKeyring())
    expect(serializeKeyring(parseKeyring(serializeKeyring(keyring)))).toBe(serializeKeyring(keyring))
  })

  test('a new key becomes the current one and the old one stays', () => {
    const old = generateKeyring()
    const rotated = addKey(old)
    expect(rotated.current).not.toBe(old.current)
    expect([...rotated.keys.keys()]).toEqual([old.current, rotated.current])
    expect([...dropOldKeys(rotated).keys.keys()]).toEqual([rotated.current])
    expect(() => keyWithId(dropOldKeys(rotated), old.current)).toThrow(`no key ${old.current}`)
  })

  test.each([
    ['not JSON', 'hello'],
    ['a short key', JSON.stringify({ current: 'a', keys: { a: 'c2hvcnQ=' }, lookup: key })],
    ['no lookup key', JSON.stringify({ current: 'a', keys: { a: key } })],
    ['a current key that is missing', JSON.stringify({ current: 'b', keys: { a: key }, lookup: key })],
    ['a current key named like a method', JSON.stringify({ current: 'toString', keys: { a: key }, lookup: key })],
    ['an id with a dot', JSON.stringify({ current: 'a.b', keys: { 'a.b': key }, lookup: key })],
  ])('%s is refused without repeating a key', (_, text) => {
    expect(() => parseKeyring(text)).toThrow(/keyring/)
    expect(() => parseKeyring(text)).not.toThrow(key)
  })

  test('printing it shows no key', () => {
    const keyring = parseKeyring(JSON.stringify({ current: 'a', keys: { a: key }, lookup: key }))
    expect(inspect(keyring, { depth: 9, showHidden: true }) + JSON.stringify(keyring)).not.toMatch(/BwcH|07 07|7,7/)
  })
})

describe('the keyring file', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'keyring-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('is made once, readable by its owner only', async () => {
    const file = path.join(folder, 'secrets', 'keyring.json')
    const [one, two] = await Promise.all([openKeyringFile(file), openKeyringFile(file)])
    expect(serializeKeyring(one)).toBe(serializeKeyring(two))
    expect(await readFile(file, 'utf8')).toBe(serializeKeyring(one))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(path.dirname(file))).toEqual(['keyring.json'])
  })

  test('is not needed when the environment brings the keys', async () => {
    const keyring = generateKeyring()
    const loaded = await loadKeyring({ encryptionKeys: serializeKeyring(keyring), dataDir: folder })
    expect(loaded.current).toBe(keyring.current)
    expect(await readdir(folder)).toEqual([])
    const made = await loadKeyring({ encryptionKeys: undefined, dataDir: folder })
    expect((await loadKeyring({ encryptionKeys: undefined, dataDir: folder })).current).toBe(made.current)
  })

  test('is replaced whole', async () => {
    const file = path.join(folder, 'keyring.json')
    const rotated = addKey(await openKeyringFile(file))
    await writeKeyringFile(file, rotated)
    expect((await readKeyringFile(file))?.current).toBe(rotated.current)
    expect(await readdir(folder)).toEqual(['keyring.json'])
  })

  test('a damaged one is named, never replaced', async () => {
    const file = path.join(folder, 'keyring.json')
    await writeFile(file, '{')
    await expect(openKeyringFile(file)).rejects.toThrow('keyring.json')
    expect(await readFile(file, 'utf8')).toBe('{')
  })
})
