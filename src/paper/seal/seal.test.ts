import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { joined } from '../bytes.ts'
import { assemble } from '../package/assemble.ts'
import { composePages } from '../pages/compose.ts'
import { openQpdf } from '../qpdf.ts'
import type { Qpdf } from '../types.ts'
import type { SealingKey } from './cms.ts'
import { readSeals } from './read-seals.ts'
import { sealPdf } from './seal-pdf.ts'
import { newSealingKey, openSealingKey, type WrittenKey } from './sealing-key.ts'

const now = new Date('2026-11-16T22:15:00Z')
let qpdf: Qpdf
let written: WrittenKey
let key: SealingKey
let sealed: Uint8Array

const letter = () => {
  const document = composePages([
    { kind: 'title', text: 'Engagement letter' },
    { kind: 'paragraph', text: 'We agree.' },
  ])
  return joined(assemble([{ document, label: 'Letter' }], { title: 'Letter' }).parts)
}

beforeAll(async () => {
  qpdf = await openQpdf()
  written = await newSealingKey('VisaCare of Rivera Immigration Law', now)
  key = await openSealingKey(written)
  sealed = await sealPdf(qpdf, letter(), { key, name: 'Rivera Immigration Law', reason: 'Signed by all', at: now })
})

test('a sealed file is whole and says who sealed it, and when', async () => {
  expect(await qpdf.check(sealed)).toEqual([])
  expect(await readSeals(sealed)).toEqual([
    {
      state: 'whole',
      holder: 'VisaCare of Rivera Immigration Law',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      at: now,
      covers: sealed.length,
    },
  ])
})

test('one changed byte is noticed, wherever it is', async () => {
  const signature = Buffer.from(sealed).lastIndexOf('/Contents<')
  for (const at of [20, Math.floor(signature / 2), signature - 40, sealed.length - 10]) {
    const changed = Uint8Array.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    const [seal] = await readSeals(changed)
    expect(seal?.state ?? 'none', `byte ${at}`).not.toBe('whole')
  }
})

test('what is added after the seal is noticed', async () => {
  const [seal] = await readSeals(joined([sealed, new TextEncoder().encode('\n%%EOF\n')]))
  expect(seal?.state).toBe('added')
})

test('a range that leaves more than the signature out is not read as a seal', async () => {
  const text = Buffer.from(sealed).toString('latin1')
  const wider = text.replace(/\/ByteRange\[0 (\d+)/, (_, from: string) => {
    return `/ByteRange[0 ${String(Number(from) - 9).padStart(10, '0')}`
  })
  const [seal] = await readSeals(Buffer.from(wider, 'latin1'))
  expect(seal?.state).toBe('unreadable')
})

test('a key that does not belong to the certificate is refused', async () => {
  const other = await newSealingKey('Somebody else', now)
  await expect(openSealingKey({ ...written, privateKey: other.privateKey })).rejects.toThrow('does not belong')
})

test('a bought RSA key seals too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seal-'))
  try {
    const [privateKey, certificates] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Bought']
    execFileSync('openssl', [...request, '-keyout', privateKey, '-out', certificates], { stdio: 'ignore' })
    const bought = { privateKey: readFileSync(privateKey, 'utf8'), certificates: readFileSync(certificates, 'utf8') }
    const seal = { key: await openSealingKey(bought), name: 'Bought', reason: 'Signed by all', at: now }
    expect(await readSeals(await sealPdf(qpdf, letter(), seal))).toMatchObject([{ state: 'whole', holder: 'Bought' }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('another program says the same: pdfsig', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seal-'))
  try {
    const path = join(folder, 'sealed.pdf')
    writeFileSync(path, sealed)
    const said = execFileSync('pdfsig', [path], { encoding: 'utf8' })
    expect(said).toContain('Signature Type: ETSI.CAdES.detached')
    expect(said).toContain('Signature Validation: Signature is Valid.')
    expect(said).toContain('Total document signed')
    const changed = Uint8Array.from(sealed)
    changed[400] = (changed[400] ?? 0) ^ 1
    writeFileSync(path, changed)
    expect(execFileSync('pdfsig', [path], { encoding: 'utf8' })).not.toContain('Signature is Valid')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
