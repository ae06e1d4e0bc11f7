import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FaceMetrics } from '../layout/measure.ts'
import { hex4 } from '../pdf/syntax.ts'
import type { Face } from '../types.ts'
import { type Embeddable, embeddable } from './font-objects.ts'
import { Subset } from './subset.ts'
import { TrueType } from './true-type.ts'

export const FACES: readonly Face[] = ['sans', 'sansBold', 'mono', 'monoBold']

/** Arimo and Cousine are Liberation Sans and Mono by another name: the widths of Helvetica and Courier, Vietnamese included. */
const FILES: Record<Face, { file: string; postScriptName: string }> = {
  sans: { file: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf', postScriptName: 'Arimo-Regular' },
  sansBold: { file: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf', postScriptName: 'Arimo-Bold' },
  mono: { file: '@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf', postScriptName: 'Cousine-Regular' },
  monoBold: { file: '@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf', postScriptName: 'Cousine-Bold' },
}

export type LoadedFace = {
  readonly face: Face
  readonly font: TrueType
  readonly postScriptName: string
  readonly metrics: FaceMetrics
  /** Glyph numbers of the everyday characters in the subset that is part of every prepared template, in hexadecimal. */
  readonly everyday: ReadonlyMap<number, string>
  /** That subset, packed once. */
  readonly embedded: () => Embeddable
}

/** Read at the first use and kept. */
export function loadedFace(face: Face): LoadedFace {
  const known = loaded.get(face)
  if (known) return known
  const { file, postScriptName } = FILES[face]
  const font = readFont(file)
  const subset = new Subset(font)
  const everyday = new Map<number, string>()
  for (const code of EVERYDAY_CHARACTERS) {
    const glyph = font.glyphOf.get(code)
    if (glyph !== undefined) everyday.set(code, hex4(subset.use(glyph, String.fromCharCode(code))))
  }
  const embedded = lazily(() => embeddable(subset, postScriptName))
  const now: LoadedFace = { face, font, postScriptName, metrics: metricsOf(font), everyday, embedded }
  loaded.set(face, now)
  return now
}

export function readFont(path: string): TrueType {
  return new TrueType(readFileSync(createRequire(import.meta.url).resolve(path)))
}

const loaded = new Map<Face, LoadedFace>()

function metricsOf(font: TrueType): FaceMetrics {
  const widths: Record<number, number> = {}
  for (const code of EVERYDAY_CHARACTERS) {
    const glyph = font.glyphOf.get(code)
    if (glyph !== undefined) widths[code] = Math.round((font.advance(glyph) * 1000) / font.unitsPerEm)
  }
  const em = font.unitsPerEm
  return { ascent: font.ascent / em, descent: font.descent / em, capHeight: font.capHeight / em, widths }
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

// What 0x80 … 0x9f stand for in WinAnsiEncoding; a blank where nothing does (ISO 32000-1, annex D.2).
const UPPER =
  '\u20ac \u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152 \u017d  \u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153 \u017e\u0178'

/** The characters nearly every value is made of; a subset with them is embedded once in each prepared template. */
const EVERYDAY_CHARACTERS: readonly number[] = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[...UPPER].filter((character) => character !== ' ').map((character) => character.charCodeAt(0)),
]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
