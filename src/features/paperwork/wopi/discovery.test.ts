import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { actionUrl, discoveryUrl, readDiscovery } from './discovery.ts'
import { isProved, signedBytes, ticksOf } from './proof.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = keys.publicKey.export({ format: 'jwk' })
const plain = (text: string | undefined) => Buffer.from(text ?? '', 'base64url').toString('base64')
const xml = `<?xml version="1.0" encoding="utf-8"?><wopi-discovery><net-zone name="external-https"><app name="Word">
  <action name="view" ext="docx" urlsrc="https://view.example/wv/frame.aspx?&lt;ui=UI_LLCC&amp;&gt;&lt;rs=DC_LLCC&amp;&gt;"/>
  <action name="edit" ext="docx" urlsrc="https://edit.example/we/frame.aspx?&lt;ui=UI_LLCC&amp;&gt;"/>
  <action name="edit" ext="xlsx" urlsrc="https://edit.example/x/"/></app></net-zone>
  <proof-key modulus="${plain(jwk.n)}" exponent="${plain(jwk.e)}" oldmodulus="" oldexponent=""/></wopi-discovery>`

test('a discovery says where Word files open and by which keys the editor signs', async () => {
  const { edit = '', view, keys: found } = await readDiscovery(xml)
  expect(actionUrl(edit, 'https://host.example/wopi/files/7')).toBe(
    'https://edit.example/we/frame.aspx?WOPISrc=https%3A%2F%2Fhost.example%2Fwopi%2Ffiles%2F7',
  )
  expect(view).toContain('https://view.example/')
  expect(found?.old).toBeUndefined()
  expect(found?.current.equals(keys.publicKey)).toBe(true)
  expect(discoveryUrl('https://office.example')).toBe('https://office.example/hosting/discovery')
  expect(discoveryUrl('https://office.example/own/discovery.xml')).toBe('https://office.example/own/discovery.xml')
})

test('one that declares entities, cannot be read or opens no Word file is refused', async () => {
  await expect(readDiscovery(`<!DOCTYPE a [<!ENTITY b "c">]><wopi-discovery/>`)).rejects.toThrow('entities')
  await expect(readDiscovery('<wopi-discovery>')).rejects.toThrow()
  await expect(readDiscovery('<wopi-discovery/>')).rejects.toThrow('does not open Word files')
})

test('a proof holds for its token, address and 20 minutes', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  const of = {
    accessToken: 'token',
    url: 'https://host.example/wopi/files/7?access_token=token',
    timeStamp: String(ticksOf(now)),
  }
  const proof = sign('sha256', signedBytes(of), keys.privateKey).toString('base64')
  const known = { current: keys.publicKey, old: undefined }
  const proved = (changed: object, at = now) => isProved(known, { ...of, proof, proofOld: '', ...changed }, at)
  expect(proved({})).toBe(true)
  expect(proved({ proof: '', proofOld: proof })).toBe(true)
  expect(proved({ accessToken: 'other' })).toBe(false)
  expect(proved({ url: 'https://host.example/wopi/files/8?access_token=token' })).toBe(false)
  expect(proved({ timeStamp: 'x' })).toBe(false)
  expect(proved({}, new Date(now.getTime() + 20 * 60_000))).toBe(true)
  expect(proved({}, new Date(now.getTime() + 20 * 60_000 + 1))).toBe(false)
  expect(proved({}, new Date(now.getTime() - 20 * 60_000 - 1))).toBe(false)
  expect(ticksOf(new Date('2015-08-17T00:00:00Z'))).toBe(635753664000000000n)
})
