export type Check = { name: string; command: string[]; projects?: string[]; results?: string }
export type Shard = { index: number; count: number }
export const projectsTested: readonly string[]
export const types: Check
export function tests(name: string, projects: readonly string[], ...options: string[]): Check
export function shardIn(args: readonly string[]): Shard | undefined
export function checksFor(args: readonly string[]): Check[][][]
export function shareOf(groups: readonly (readonly (readonly Check[])[])[], shard: Shard): Check[][][]
export function runChecks(groups?: readonly (readonly (readonly Check[])[])[]): Promise<boolean>
