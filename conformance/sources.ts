import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of the product: every source file under a folder except its tests. */
export const sourcesUnder = (folder: string): string => textOf(folder, (file) => isSource(file) && !isTest(file))

/** The text of what features say about their screens. */
export const screensUnder = (folder: string): string => textOf(folder, (file) => /client[\\/]feature\.ts$/.test(file))

/** The text of the tests of screens: components, and browser journeys in their own folder. */
export const screenTestsUnder = (folder: string, journeys: string): string =>
  textOf(folder, (file) => file.endsWith('.test.tsx')) + textOf(journeys, isTest)

const isSource = (file: string) => /\.(tsx?|sql)$/.test(file) && !/\.d\.ts$|gallery/.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function textOf(folder: string, wanted: (file: string) => boolean): string {
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(wanted).sort()
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** A text on screen may be broken over lines in the source, or escaped. */
export const flattened = (source: string): string => source.replaceAll("\\'", "'").replaceAll(/\s+/g, ' ')
