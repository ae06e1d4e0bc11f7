import { createPrivateKey, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import * as pki from 'pkijs'
import type { SealingKey } from './cms.ts'

const OWN = { name: 'ECDSA', namedCurve: 'P-256' } as const
const BOUGHT = {
  ec: (curve: string | undefined) => ({ name: 'ECDSA', namedCurve: CURVES[curve ?? ''] ?? OWN.namedCurve }),
  rsa: () => ({ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }),
} as const
/** As OpenSSL names them, as the Web Cryptography API does. */
const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }
const TEN_YEARS = 10

/** A key as it is kept: both in PEM, the certificate first, then those that vouch for it. */
export type WrittenKey = { readonly privateKey: string; readonly certificates: string }

/** A key of an installation's own. Nobody outside vouches for it: readers show its name and say that they do not know it. */
export async function newSealingKey(name: string, now: Date): Promise<WrittenKey> {
  const keys = await webcrypto.subtle.generateKey(OWN, true, ['sign', 'verify'])
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + TEN_YEARS)
  const certificate = await selfSigned(name, now, until, keys)
  const privateKey = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  return { privateKey: pem('PRIVATE KEY', privateKey), certificates: pem('CERTIFICATE', certificate) }
}

async function selfSigned(name: string, from: Date, until: Date, keys: webcrypto.CryptoKeyPair): Promise<Buffer> {
  const certificate = new pki.Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from([1, ...randomBytes(15)]).buffer })
  const holder = () => new pki.AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) })
  certificate.subject.typesAndValues.push(holder())
  certificate.issuer.typesAndValues.push(holder())
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  const notAnAuthority = new pki.BasicConstraints({ cA: false }).toSchema().toBER(false)
  const extension = (extnID: string, extnValue: ArrayBuffer) => new pki.Extension({ extnID, extnValue, critical: true })
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, notAnAuthority),
    extension(KEY_USAGE, new BitString({ valueHex: SIGNS_ONLY.buffer, unusedBits: 6 }).toBER(false)),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return Buffer.from(certificate.toSchema(true).toBER(false))
}

const COMMON_NAME = '2.5.4.3'
const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
/** Digital signature and non-repudiation (RFC 5280, 4.2.1.3). */
const SIGNS_ONLY = Uint8Array.from([0b1100_0000])

/** Own or bought: a key (RSA or elliptic curve) and its certificates as PEM. The sentence of an error names what is wrong with them. */
export async function openSealingKey({ privateKey, certificates }: WrittenKey): Promise<SealingKey> {
  const chain = [...certificates.matchAll(CERTIFICATE)].map(([text]) => new X509Certificate(text))
  const [own] = chain
  if (!own) throw new Error('The file with the certificates holds no certificate in PEM.')
  const key = createPrivateKey(privateKey)
  const kind = key.asymmetricKeyType
  if (kind !== 'rsa' && kind !== 'ec') throw new Error('The sealing key must be an RSA or elliptic-curve key.')
  if (!own.checkPrivateKey(key)) throw new Error('The sealing key does not belong to its certificate.')
  const algorithm = BOUGHT[kind](key.asymmetricKeyDetails?.namedCurve)
  const pkcs8 = key.export({ type: 'pkcs8', format: 'der' })
  return {
    privateKey: await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
    certificates: chain.map(({ raw }) => raw),
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}
