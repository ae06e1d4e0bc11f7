import { createHash } from 'node:crypto'
import { fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import * as pki from 'pkijs'

/** A key and its certificates, the key's own first, then those that vouch for it. */
export type SealingKey = { readonly privateKey: CryptoKey; readonly certificates: readonly Uint8Array[] }

const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
/** Which certificate was meant (RFC 5035); without it one certificate could be shown in place of another with the same key. */
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47'

/** A detached CMS signature (RFC 5652) in DER. The time stands in the PDF, as PAdES wants it, not here. */
export async function signatureOver(covered: readonly Uint8Array[], key: SealingKey): Promise<Uint8Array> {
  const certificates = key.certificates.map((each) => pki.Certificate.fromBER(oneBuffer([each])))
  const [own] = certificates
  const [ownBytes] = key.certificates
  if (!own || !ownBytes) throw new Error('A sealing key needs its certificate.')
  const attributes = [
    attribute(CONTENT_TYPE, new ObjectIdentifier({ value: pki.ContentInfo.DATA })),
    attribute(MESSAGE_DIGEST, octets(digestOf(covered))),
    attribute(SIGNING_CERTIFICATE, nested(nested(nested(octets(digestOf([ownBytes])))))),
  ]
  const sid = new pki.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber })
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: pki.ContentInfo.DATA }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid,
        signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates,
  })
  await signed.sign(key.privateKey, 0, 'SHA-256')
  const content = new pki.ContentInfo({ contentType: pki.ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
  return new Uint8Array(content.toSchema().toBER(false))
}

export type SignatureRead = {
  /** The signature was made with the certificate's key over exactly these bytes. */
  readonly matches: boolean
  /** SHA-256 of the certificate, in hex: tells our own from one that only has the same name. */
  readonly fingerprint: string
  readonly holder: string
}

/** What a signature says about the bytes. Whether its certificate is to be trusted is for the caller to decide. */
export async function readSignature(
  signature: Uint8Array,
  covered: readonly Uint8Array[],
): Promise<SignatureRead | undefined> {
  try {
    const { result, offset } = fromBER(signature)
    if (offset === -1) return undefined
    const signed = new pki.SignedData({ schema: new pki.ContentInfo({ schema: result }).content })
    const sid = signed.signerInfos[0]?.sid
    const own = signed.certificates?.find(
      (each): each is pki.Certificate =>
        each instanceof pki.Certificate &&
        sid instanceof pki.IssuerAndSerialNumber &&
        each.serialNumber.isEqual(sid.serialNumber) &&
        each.issuer.isEqual(sid.issuer),
    )
    if (!own) return undefined
    const bytes = new Uint8Array(own.toSchema(true).toBER(false))
    const matches = await signed.verify({ signer: 0, data: oneBuffer(covered), checkChain: false }).catch(() => false)
    return { matches, fingerprint: digestOf([bytes]).toString('hex'), holder: commonName(own) }
  } catch {
    return undefined
  }
}

function commonName(certificate: pki.Certificate): string {
  const found = certificate.subject.typesAndValues.find(({ type }) => type === '2.5.4.3')
  return String(found?.value.valueBlock.value ?? '')
}

function digestOf(parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const attribute = (type: string, value: ObjectIdentifier | OctetString | Sequence): pki.Attribute =>
  new pki.Attribute({ type, values: [value] })

const octets = (bytes: Uint8Array): OctetString => new OctetString({ valueHex: oneBuffer([bytes]) })

const nested = (value: OctetString | Sequence): Sequence => new Sequence({ value: [value] })

function oneBuffer(parts: readonly Uint8Array[]): ArrayBuffer {
  const buffer = new ArrayBuffer(parts.reduce((sum, part) => sum + part.length, 0))
  const bytes = new Uint8Array(buffer)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return buffer
}
