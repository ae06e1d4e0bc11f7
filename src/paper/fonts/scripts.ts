import { FACES, loadedFace, readFont } from './faces.ts'
import type { TrueType } from './true-type.ts'

/** A glyph of a shaped text, distances in the font's units; `text` is what it stands for, empty within a group. */
export type ShapedGlyph = {
  readonly glyph: number
  readonly text: string
  readonly advance: number
  readonly dx: number
  readonly dy: number
}

/** A font for a script that the faces of the forms do not have. */
export type ScriptFont = {
  readonly index: number
  readonly font: TrueType
  readonly postScriptName: string
  readonly rightToLeft: boolean
  shape(text: string): readonly ShapedGlyph[]
  /** Thousandths of an em. */
  width(text: string): number
}

type Script = {
  readonly characters: RegExp
  readonly file: string
  readonly postScriptName: string
  readonly rightToLeft?: boolean
}

/** Names in the native alphabet. Fonts are read when a text first needs them; the first that has a character draws it. */
const SCRIPTS: readonly Script[] = [
  {
    characters: /\p{Script=Devanagari}/u,
    file: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    postScriptName: 'NotoSansDevanagari-Regular',
  },
  {
    characters: /\p{Script=Arabic}/u,
    file: '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
    postScriptName: 'NotoNaskhArabic-Regular',
    rightToLeft: true,
  },
  {
    characters: /\p{Script=Han}/u,
    file: '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
    postScriptName: 'ZCOOLXiaoWei-Regular',
  },
  // Kana, and many of the older Chinese characters that the font above does not have.
  {
    characters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    file: '@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf',
    postScriptName: 'SawarabiGothic-Regular',
  },
  {
    characters: /\p{Script=Hangul}/u,
    file: '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
    postScriptName: 'NanumGothic-Regular',
  },
]

/** Call before a fill whose values may hold other scripts. Characters without a font are reported by the fill. */
export async function loadScriptsFor(texts: Iterable<string | boolean>): Promise<void> {
  for (const text of texts) {
    if (typeof text !== 'string') continue
    const isBare = OF_NO_SCRIPT.test(text) && [...text].some(isInNoFace)
    for (const [index, script] of SCRIPTS.entries()) {
      if (!loaded[index] && (isBare || script.characters.test(text))) loaded[index] = await load(index, script)
    }
  }
}

/** A sign that belongs to no script, such as “、”, may be in the font of any. */
const OF_NO_SCRIPT = /[^\p{ASCII}\P{Script=Common}]|\p{Script=Inherited}/u
const isInNoFace = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return OF_NO_SCRIPT.test(character) && FACES.some((face) => !loadedFace(face).font.glyphOf.has(code))
}

/** Every font of the scripts, whether a text needs it or not. */
export const fontsOfScripts = (): { characters: RegExp; font: TrueType }[] =>
  SCRIPTS.map(({ characters, file }) => ({ characters, font: readFont(file) }))

export function scriptFontOf(codePoint: number): ScriptFont | undefined {
  for (const script of loaded) if (script?.font.glyphOf.has(codePoint)) return script
  return undefined
}

export const scriptFonts = (): boolean => loaded.some((script) => script !== undefined)

/** By the script's place in the list, so that the order of loading changes nothing. */
const loaded: (ScriptFont | undefined)[] = SCRIPTS.map(() => undefined)

async function load(index: number, { file, postScriptName, rightToLeft = false }: Script): Promise<ScriptFont> {
  const font = readFont(file)
  const shape = await shaperFor(font.bytes)
  const width = (text: string) => (shape(text).reduce((sum, { advance }) => sum + advance, 0) * 1000) / font.unitsPerEm
  return { index, font, postScriptName, rightToLeft, shape, width }
}

/** HarfBuzz for one font: joins letters, places marks, in the order in which they are drawn. Loaded with the first script. */
async function shaperFor(font: Uint8Array): Promise<(text: string) => ShapedGlyph[]> {
  const harfbuzz = await import('harfbuzzjs')
  const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font))))
  return (text) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(face, buffer)
    const positions = buffer.getGlyphPositions()
    const infos = buffer.getGlyphInfos()
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b)
    return infos.map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const isFirst = infos[index - 1]?.cluster !== cluster
      const end = starts[starts.indexOf(cluster) + 1] ?? text.length
      const stands = isFirst ? text.slice(cluster, end) : ''
      return { glyph: codepoint, text: stands, advance: xAdvance, dx: xOffset, dy: yOffset }
    })
  }
}
