import { references } from './syntax.ts'

/** Optional content: everything on but what is listed; viewing and printing may switch by themselves (ISO 32000-1, 8.11.4). */
export function layersDictionary(all: readonly number[], off: readonly number[]): string {
  const groups = references(all)
  const event = (name: string) => `<</Event/${name}/Category[/${name}]/OCGs[${groups}]>>`
  const usual = `/OFF[${references(off)}]/Order[]/AS[${event('View')}${event('Print')}]`
  return `/OCProperties<</OCGs[${groups}]/D<<${usual}>>>>`
}
