export function registerCaseTypes(folder: string): boolean
export function registeredText(entries: readonly string[]): string
