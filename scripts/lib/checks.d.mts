export const projectsTested: readonly string[]
export function runChecks(): Promise<boolean>
