export type Claim = { release: () => void; heldBy?: undefined } | { release?: undefined; heldBy: number }
export function claim(path: string): Claim
export function claimFolder(dataDir: string): { release: () => void } | { release?: undefined; refusal: string }
export function holderOf(path: string): number | undefined
export function folderLock(dataDir: string): string
export function isAlive(pid: number): boolean
export function makeDataDir(dataDir: string): void
export function problemOfFolder(dataDir: string): string | undefined
