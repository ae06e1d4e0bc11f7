export function checkChanged(base?: string): boolean | Promise<boolean>
export function changedIn(args: readonly string[]): { base: string | undefined } | undefined
