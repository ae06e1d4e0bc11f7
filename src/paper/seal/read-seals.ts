import { readSignature } from './cms.ts'

export type SealRead = {
  /** `whole`: every byte is as it was sealed. `added`: sealed pages are as they were, but something was added after them. */
  readonly state: 'whole' | 'added' | 'changed' | 'unreadable'
  readonly holder: string
  readonly fingerprint: string
  /** As the file says it: the seal covers it, nobody else vouches for it. */
  readonly at: Date | undefined
  /** So many bytes from the beginning it speaks for, itself included. */
  readonly covers: number
}

/** More than this no honest file has; each costs a digest over the whole file. */
const MOST_SEALS = 20

/** The digital signatures in a PDF, oldest first. Reads bytes only: a hostile file can do no more than fail. */
export async function readSeals(pdf: Uint8Array): Promise<SealRead[]> {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const ranges = [...text.matchAll(RANGE)].slice(0, MOST_SEALS)
  return await Promise.all(ranges.map(async (range) => await readSeal(pdf, text, range.slice(1).map(Number))))
}

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g
const TIME = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/

async function readSeal(pdf: Uint8Array, text: string, range: readonly number[]): Promise<SealRead> {
  const [start = 0, length = 0, rest = 0, restLength = 0] = range
  const unreadable: SealRead = { state: 'unreadable', holder: '', fingerprint: '', at: undefined, covers: 0 }
  // The gap is the signature itself and nothing else: a wider one would leave bytes unsealed.
  const hex = text.slice(start + length, rest)
  if (start !== 0 || rest + restLength > pdf.length || !/^<[0-9A-Fa-f]*>$/.test(hex)) return unreadable
  const covered = [pdf.subarray(0, length), pdf.subarray(rest, rest + restLength)]
  const read = await readSignature(Buffer.from(hex.slice(1, -1), 'hex'), covered)
  if (!read) return unreadable
  const covers = rest + restLength
  const after = covers < pdf.length
  const state = !read.matches ? 'changed' : after ? 'added' : 'whole'
  return { state, holder: read.holder, fingerprint: read.fingerprint, at: timeNear(text, rest), covers }
}

function timeNear(text: string, rest: number): Date | undefined {
  const found = TIME.exec(text.slice(rest, rest + 4_096))
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}
