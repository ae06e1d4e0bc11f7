export type Machine = { os: string; cpu: string; libc?: string }
export type Locked = {
  version?: string
  integrity?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  engines?: { node?: string }
  optionalDependencies?: Record<string, string>
}
export type Packages = Record<string, Locked>
export function machineOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } | undefined
export function optionalPackages(
  packages: Packages,
): { by: string; name: string; range: string; place: string | undefined }[]
export function withoutBuild(packages: Packages, machine: Machine): { name: string; path: string; leftOut: boolean }[]
export function fits(entry: Locked, machine: Machine): boolean
export function thisMachine(): Machine
