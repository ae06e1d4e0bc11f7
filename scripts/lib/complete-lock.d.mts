import type { Locked, Packages } from './machine-builds.mjs'

type Manifest = { version: string; dist?: { integrity: string }; os?: string[]; cpu?: string[]; libc?: string[] }
export function completeLockFile(): Promise<void>
export function completed(
  packages: Packages,
  ask: (name: string, range: string) => Promise<Manifest | undefined>,
): Promise<{ packages: Packages; added: (Locked & { name: string })[] }>
