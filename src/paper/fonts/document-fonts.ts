import type { FontMeasure } from '../layout/font-measure.ts'
import { hex4, pdfNumber, utf16Text } from '../pdf/syntax.ts'
import type { Face } from '../types.ts'
import { FACES, type LoadedFace, loadedFace } from './faces.ts'
import { type Embeddable, embeddable } from './font-objects.ts'
import { type ScriptFont, scriptFontOf, scriptFonts } from './scripts.ts'
import { Subset } from './subset.ts'

/**
 * Reserved places for fonts in every prepared file: the everyday subset of each face, one further subset of each face for the
 * characters beyond it, and one for each further script.
 */
export const FONT_SLOTS = 16
export const fontName = (slot: number): string => `/Pf${slot}`
export const everydaySlot = (face: Face): number => FACES.indexOf(face)
const furtherSlot = (face: Face): number => FACES.length + FACES.indexOf(face)
const scriptSlot = (index: number): number => 2 * FACES.length + index

/** The fonts of one file while it is written: measures, encodes, and remembers which glyphs are used. */
export class DocumentFonts {
  readonly #measures = new Map<Face, FontMeasure>()
  readonly #subsets = new Map<number, { subset: Subset; postScriptName: string }>()
  /** Faces whose everyday subset was used. */
  readonly everyday = new Set<Face>()

  measure(face: Face): FontMeasure {
    const known = this.#measures.get(face)
    if (known) return known
    const measure = measureOf(loadedFace(face))
    this.#measures.set(face, measure)
    return measure
  }

  /** Operators that show a text at the current point. A value is written in one font where one has all of its characters. */
  show(text: string, face: Face, size: number): string {
    const loaded = loadedFace(face)
    const hex = everydayHex(text, loaded)
    if (hex !== undefined) {
      this.everyday.add(face)
      return `${fontName(everydaySlot(face))} ${size} Tf<${hex}>Tj `
    }
    let operators = ''
    for (const run of inVisualOrder(runsOf(text, loaded))) {
      if (run.script) {
        const { subset } = this.#subset(scriptSlot(run.script.index), run.script.font, run.script.postScriptName)
        operators += showShaped(run.text, run.script, subset, fontName(scriptSlot(run.script.index)), size)
      } else operators += `${fontName(furtherSlot(face))} ${size} Tf<${this.#furtherHex(run.text, loaded)}>Tj `
    }
    return operators
  }

  /** The characters no font at hand has. */
  missing(text: string, face: Face): string {
    const loaded = loadedFace(face)
    if (isEveryday(text, loaded)) return ''
    const absent = [...text].filter((character) => {
      const code = character.codePointAt(0) ?? 0
      return character !== '\n' && !loaded.font.glyphOf.has(code) && !scriptFontOf(code)
    })
    return [...new Set(absent)].join('')
  }

  /** Whether anything but everyday characters was shown so far. */
  get hasFurther(): boolean {
    return this.#subsets.size > 0
  }

  /** The subsets beyond the everyday ones, by slot. */
  embedded(): [slot: number, font: Embeddable][] {
    return [...this.#subsets].map(([slot, { subset, postScriptName }]) => [slot, embeddable(subset, postScriptName)])
  }

  #furtherHex(text: string, { face, font, postScriptName }: LoadedFace): string {
    const { subset } = this.#subset(furtherSlot(face), font, postScriptName)
    let hex = ''
    for (const character of text) {
      const glyph = font.glyphOf.get(character.codePointAt(0) ?? 0)
      // Its place stays blank: the box that fonts have for it would be sent to an agency.
      if (glyph !== undefined) hex += hex4(subset.use(glyph, character))
    }
    return hex
  }

  #subset(slot: number, font: ScriptFont['font'], postScriptName: string) {
    const known = this.#subsets.get(slot)
    if (known) return known
    const made = { subset: new Subset(font), postScriptName }
    this.#subsets.set(slot, made)
    return made
  }
}

function everydayHex(text: string, { everyday }: LoadedFace): string | undefined {
  let hex = ''
  for (let i = 0; i < text.length; i++) {
    const glyph = everyday.get(text.charCodeAt(i))
    if (glyph === undefined) return undefined
    hex += glyph
  }
  return hex
}

function isEveryday(text: string, { everyday }: LoadedFace): boolean {
  for (let i = 0; i < text.length; i++) if (!everyday.has(text.charCodeAt(i))) return false
  return true
}

type Run = { text: string; script: ScriptFont | undefined }

function runsOf(text: string, { font }: LoadedFace): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const script = scriptFonts() && !font.glyphOf.has(code) ? scriptFontOf(code) : undefined
    const last = runs.at(-1)
    const before = runs.at(-2)
    if (last && last.script === script) last.text += character
    // The gap between two words of a script belongs to it: shaped together, they keep their order.
    else if (script && before?.script === script && last?.text === ' ' && script.font.glyphOf.has(0x20)) {
      before.text += ` ${character}`
      runs.pop()
    } else runs.push({ text: character, script })
  }
  return runs
}

/** A text that begins from right to left goes on so; each run is in order by itself. */
const inVisualOrder = (runs: readonly Run[]): readonly Run[] =>
  runs[0]?.script?.rightToLeft ? [...runs].reverse() : runs

function measureOf(loaded: LoadedFace): FontMeasure {
  const { font, metrics } = loaded
  const { ascent, descent, capHeight } = metrics
  const widths = new Map(Object.entries(metrics.widths).map(([code, width]) => [Number(code), width]))
  const widthOf = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    const glyph = font.glyphOf.get(code)
    if (glyph === undefined) return scriptFontOf(code)?.width(character) ?? NO_GLYPH_WIDTH
    const width = (font.advance(glyph) * 1000) / font.unitsPerEm
    widths.set(code, width)
    return width
  }
  // Shaped letters join and change: their run is measured as a whole.
  const inRuns = (text: string) => {
    let sum = 0
    for (const run of runsOf(text, loaded)) {
      if (run.script) sum += run.script.width(run.text)
      else for (const character of run.text) sum += widthOf(character)
    }
    return sum
  }
  return {
    ascent,
    descent,
    capHeight,
    width(text) {
      let sum = 0
      for (let i = 0; i < text.length; i++) {
        const width = widths.get(text.charCodeAt(i))
        if (width !== undefined) sum += width
        else if (scriptFonts() || text.charCodeAt(i) >= 0xd800) return inRuns(text)
        else sum += widthOf(text[i] ?? '')
      }
      return sum
    },
  }
}

const NO_GLYPH_WIDTH = 600

/** Draws a shaped run glyph by glyph. What was written stays with it as its actual text (ISO 32000-1, 14.9.4). */
function showShaped(text: string, script: ScriptFont, subset: Subset, name: string, size: number): string {
  const { unitsPerEm } = script.font
  const perMille = (units: number) => pdfNumber((units * 1000) / unitsPerEm, 2)
  let operators = `/Span<</ActualText${utf16Text(text)}>>BDC ${name} ${pdfNumber(size, 2)} Tf `
  let rise = 0
  for (const { glyph, text: stands, advance, dx, dy } of script.shape(text)) {
    if (dy !== rise) operators += `${pdfNumber((dy * size) / unitsPerEm, 2)} Ts `
    rise = dy
    const number = subset.use(glyph, singleCharacterOf(glyph, text, script) || stands)
    // In TJ a positive number moves back: first to the glyph's place, then to where the next one begins.
    const after = script.font.advance(glyph) + dx - advance
    operators += `[${perMille(-dx)}<${hex4(number)}>${perMille(after)}]TJ `
  }
  return `${operators}${rise === 0 ? '' : '0 Ts '}EMC `
}

/** The character a glyph stands for, where it stands for one alone. */
function singleCharacterOf(glyph: number, text: string, { font }: ScriptFont): string {
  for (const character of text) if (font.glyphOf.get(character.codePointAt(0) ?? 0) === glyph) return character
  return ''
}
