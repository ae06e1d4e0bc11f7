export function registerCaseTypes(folder: string): Promise<string[]>
export function registeredTexts(folder: string): Promise<Record<string, string>>
