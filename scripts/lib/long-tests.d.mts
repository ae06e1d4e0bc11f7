export const processTests: readonly string[]
export const exhaustiveTests: readonly string[]
export const furtherJourneys: readonly string[]
export function isLong(file: string): boolean
export function globsOf(places: readonly string[]): string[]
