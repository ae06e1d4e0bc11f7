import { inflateSync } from 'node:zlib'
import { latin1Text } from '../bytes.ts'
import { MEGABYTE, tooManyBytes, UnpacksTooMuch } from './unpacking.ts'
import { isDictionary, nameOf, type PdfDictionary, type PdfObject, type PdfValue, referenced } from './values.ts'

type QpdfJson = { qpdf: [unknown, Record<string, QpdfEntry>] }
type QpdfEntry = { value?: PdfValue; stream?: { dict: PdfDictionary; data?: string } }

/** 25 MB, the most that can be uploaded, hold fewer objects that say anything: each takes 50 bytes at least. */
export const MOST_OBJECTS = 500_000
/** What is read as text are appearances and the XFA template; the largest of an agency’s form has 3.7 MB. */
const MOST_OF_STREAM = 32 * MEGABYTE
/** All that is read of one document, a stream that several fields share each time anew. */
const MOST_OF_DOCUMENT = 128 * MEGABYTE
/** A reference leads to a value, at times over another reference; one that leads to itself leads nowhere. */
const MOST_REFERENCES = 32

/** The objects of a PDF as qpdf read them: decrypted, repaired, object streams taken apart. */
export class PdfDocument {
  readonly objects = new Map<number, PdfObject>()
  readonly root: PdfDictionary
  readonly rootObject: number
  readonly infoObject: number | undefined
  #next = 1
  #unpacked = 0

  constructor(json: unknown) {
    const entries = (json as QpdfJson).qpdf[1]
    const all = Object.entries(entries)
    if (all.length > MOST_OBJECTS) throw new UnpacksTooMuch(`${MOST_OBJECTS.toLocaleString('en-US')} objects`)
    for (const [key, { value = null, stream }] of all) {
      if (key === 'trailer') continue
      const object = Number(key.slice('obj:'.length).split(' ')[0])
      const data = stream && new Uint8Array(Buffer.from(stream.data ?? '', 'base64'))
      this.objects.set(object, data ? { value: stream.dict, data } : { value })
      this.#next = Math.max(this.#next, object + 1)
    }
    const trailer = this.dictionary(entries.trailer?.value)
    this.rootObject = referenced(trailer['/Root']) ?? 0
    this.infoObject = referenced(trailer['/Info'])
    this.root = this.dictionary(trailer['/Root'])
  }

  /** The value itself, however many references lead to it. */
  get(value: PdfValue | undefined): PdfValue {
    let current = value ?? null
    for (let followed = 0; followed < MOST_REFERENCES; followed++) {
      const object = referenced(current)
      if (object === undefined) return current
      current = this.objects.get(object)?.value ?? null
    }
    return null
  }

  /** Empty when there is none. The dictionary is the document's own: changes stay. */
  dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = this.get(value)
    return isDictionary(found) ? found : {}
  }

  array(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.get(value)
    return Array.isArray(found) ? found : []
  }

  numbers(value: PdfValue | undefined): number[] {
    return this.array(value).map((each) => Number(this.get(each)))
  }

  number(value: PdfValue | undefined): number | undefined {
    const found = this.get(value)
    return typeof found === 'number' ? found : undefined
  }

  stream(value: PdfValue | undefined): (PdfObject & { data: Uint8Array; value: PdfDictionary }) | undefined {
    const object = referenced(value)
    const found = object === undefined ? undefined : this.objects.get(object)
    return found?.data && isDictionary(found.value) ? { ...found, data: found.data, value: found.value } : undefined
  }

  /** The decoded text of a stream; undefined where it is packed in another way than Flate. */
  streamText(value: PdfValue | undefined): string | undefined {
    const found = this.stream(value)
    if (!found) return undefined
    const filters = [this.get(found.value['/Filter'])].flat().map((filter) => nameOf(this.get(filter as PdfValue)))
    const packed = filters.filter((filter) => filter !== undefined)
    if (packed.length > 1 || found.value['/DecodeParms'] !== undefined) return undefined
    if (packed.length === 1 && packed[0] !== 'FlateDecode') return undefined
    const data = packed.length === 0 ? found.data : inflated(found.data)
    if (!data) return undefined
    this.#unpacked += data.length
    if (this.#unpacked > MOST_OF_DOCUMENT) throw tooManyBytes(MOST_OF_DOCUMENT)
    return latin1Text(data)
  }

  add(value: PdfValue, data?: Uint8Array): string {
    const object = this.#next++
    this.objects.set(object, data ? { value, data } : { value })
    return `${object} 0 R`
  }

  replace(at: string, value: PdfValue, data?: Uint8Array): void {
    const object = referenced(at)
    if (object !== undefined) this.objects.set(object, data ? { value, data } : { value })
  }

  /** The objects that can be reached, each before what only it refers to. */
  reachable(roots: readonly number[]): number[] {
    const seen = new Set<number>()
    const waiting = [...roots].reverse()
    for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
      const found = this.objects.get(object)
      if (!found || seen.has(object)) continue
      seen.add(object)
      for (const each of referencesIn(found.value).reverse()) waiting.push(each)
    }
    return [...seen]
  }
}

/** Undefined for data that cannot be unpacked. */
function inflated(data: Uint8Array): Uint8Array | undefined {
  try {
    return inflateSync(data, { maxOutputLength: MOST_OF_STREAM })
  } catch (error) {
    if (error instanceof RangeError) throw tooManyBytes(MOST_OF_STREAM)
    return undefined
  }
}

function referencesIn(value: PdfValue | undefined, found: number[] = []): number[] {
  const object = referenced(value)
  if (object !== undefined) found.push(object)
  else if (Array.isArray(value)) for (const each of value) referencesIn(each, found)
  else if (isDictionary(value)) for (const each of Object.values(value)) referencesIn(each, found)
  return found
}
