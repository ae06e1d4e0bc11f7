import { inflateSync } from 'node:zlib'
import { latin1Text } from '../bytes.ts'
import { MEGABYTE, tooManyBytes, UnpacksTooMuch } from './unpacking.ts'

export type ActivePart = 'program' | 'files' | 'media'

/** As ISO 32000 names them. An XFA form keeps its parts as /EmbeddedFile too; attached is only what /EmbeddedFiles lists. */
const NAMES = [
  ['Launch', 'program'],
  ['EmbeddedFiles', 'files'],
  ['FileAttachment', 'files'],
  ['RichMedia', 'media'],
] as const satisfies readonly (readonly [string, ActivePart])[]
const MOST_UNPACKED = 64 * MEGABYTE
/** Form I-129 has 145. */
const MOST_STREAMS = 2000

/**
 * What of a PDF starts a program, brings files along or plays: seen in its objects and in what they are packed into. Scripts
 * are none of it, official forms are full of them. In an encrypted file the packed objects stay unseen.
 */
export function activePartsOf(bytes: Uint8Array): ActivePart[] {
  const text = latin1Text(bytes)
  const texts = [text, ...objectStreams(bytes, text)]
  return NAMED.flatMap(({ name, part }) => (texts.some((text) => name.test(text)) ? [part] : []))
}

/** A name in every spelling: any letter may be written as # and its number, /L#61unch. */
const spelled = (name: string): string => {
  const letters = [...name].map((letter) => `(?:${letter}|#${anyCase(letter.charCodeAt(0).toString(16))})`)
  return `/${letters.join('')}(?![\\w.#-])`
}
const anyCase = (hex: string): string => hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)

const NAMED = NAMES.map(([name, part]) => ({ name: new RegExp(spelled(name)), part }))
const PACKED = new RegExp(spelled('ObjStm'), 'g')
const STREAM = /stream\r?\n/g

/** The objects that are packed into streams; what is encrypted or packed in another way is left out. */
function objectStreams(bytes: Uint8Array, text: string): string[] {
  const found: string[] = []
  let unpacked = 0
  for (let at = 0, seen = 0; ; seen++) {
    // Each search goes on where the last one ended: a file of nothing but such names is read once.
    PACKED.lastIndex = at
    if (!PACKED.test(text)) return found
    STREAM.lastIndex = PACKED.lastIndex
    if (!STREAM.test(text)) return found
    at = STREAM.lastIndex
    if (seen >= MOST_STREAMS) throw new UnpacksTooMuch(`${MOST_STREAMS.toLocaleString('en-US')} streams of objects`)
    const objects = inflated(bytes.subarray(at), MOST_UNPACKED - unpacked)
    unpacked += objects.length
    found.push(objects)
  }
}

/** What comes after the stream is not part of it. */
function inflated(data: Uint8Array, most: number): string {
  try {
    return latin1Text(inflateSync(data, { maxOutputLength: Math.max(1, most) }))
  } catch (error) {
    if (error instanceof RangeError) throw tooManyBytes(MOST_UNPACKED)
    return ''
  }
}
