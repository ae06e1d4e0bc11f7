/** Whoever holds this right can give every other one, so at least one active role always keeps it. */
export const EDIT_PERMISSIONS = 'permission:edit'

/** Why a role cannot be deleted at the moment; null when nothing stands in the way. */
export function roleInUse({ users, permissions }: { users: number; permissions: number }): string | null {
  const uses = [counted(users, 'user'), counted(permissions, 'permission')].filter((each) => each !== '')
  return uses.length === 0 ? null : `This role cannot be deleted: it still has ${uses.join(' and ')}.`
}

const counted = (n: number, noun: string) => (n === 0 ? '' : `${n} ${noun}${n === 1 ? '' : 's'}`)
