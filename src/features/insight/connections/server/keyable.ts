import { slot } from '#platform/parts.ts'

/** Rights that some call without a password asks for: src/app knows all operations and hands them in. */
export const keyableRights = slot<() => ReadonlySet<string>>('rights that a key can have')
