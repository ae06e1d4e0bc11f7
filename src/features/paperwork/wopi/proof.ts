import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** The public keys of an editor, as its discovery says: the current one, and the one before until all know the new one. */
export type ProofKeys = { current: KeyObject; old: KeyObject | undefined }

export type Signed = {
  accessToken: string
  /** The whole address, as it was asked for. */
  url: string
  /** X-WOPI-TimeStamp: ticks of 100 ns since the year 1. */
  timeStamp: string
  /** X-WOPI-Proof and X-WOPI-ProofOld, base64. */
  proof: string
  proofOld: string
}

const MOST_MINUTES = 20
const TICKS_PER_MS = 10_000n
// From 0001-01-01 to 1970-01-01.
const TICKS_TO_1970 = 621_355_968_000_000_000n

export const ticksOf = (at: Date): bigint => BigInt(at.getTime()) * TICKS_PER_MS + TICKS_TO_1970

/** What is signed: token, address in capitals and time, each behind its length (WOPI, "Verifying that requests come from…"). */
export function signedBytes({
  accessToken,
  url,
  timeStamp,
}: Pick<Signed, 'accessToken' | 'url' | 'timeStamp'>): Buffer {
  const ticks = Buffer.alloc(8)
  ticks.writeBigInt64BE(BigInt(timeStamp))
  const parts = [Buffer.from(accessToken), Buffer.from(url.toUpperCase()), ticks]
  return Buffer.concat(parts.flatMap((part) => [lengthOf(part), part]))
}

function lengthOf(part: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(part.length)
  return length
}

/** Whether a request comes from the editor: signed by a key of its discovery, not more than 20 minutes ago. */
export function isProved(keys: ProofKeys, signed: Signed, now: Date): boolean {
  if (!/^\d{1,19}$/.test(signed.timeStamp) || BigInt(signed.timeStamp) > 9_223_372_036_854_775_807n) return false
  const age = ticksOf(now) - BigInt(signed.timeStamp)
  const most = BigInt(MOST_MINUTES * 60_000) * TICKS_PER_MS
  if (age > most || age < -most) return false
  const bytes = signedBytes(signed)
  const fits = (key: KeyObject | undefined, proof: string) =>
    key !== undefined && proof !== '' && verify('sha256', bytes, key, Buffer.from(proof, 'base64'))
  // The editor may have new keys that we do not know yet, or not yet have those that we know.
  return fits(keys.current, signed.proof) || fits(keys.current, signed.proofOld) || fits(keys.old, signed.proof)
}

/** Base64 modulus and exponent, as the discovery has them. */
export const proofKey = (modulus: string, exponent: string): KeyObject =>
  createPublicKey({ key: { kty: 'RSA', n: urlSafe(modulus), e: urlSafe(exponent) }, format: 'jwk' })

const urlSafe = (text: string) => Buffer.from(text, 'base64').toString('base64url')
