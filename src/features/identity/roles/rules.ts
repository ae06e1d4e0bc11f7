import { z } from 'zod'
import { hasForbiddenCharacter } from '#formats/codes.ts'
import { Role } from '#formats/roles.ts'
import { Id } from '#platform/operation/fields.ts'

/** The employer role's old number: accepted where a payload carries it, stored as 3 (decisions §2). */
const OLD_EMPLOYER_ROLE = 18616

export const RoleId = Id.transform((id) => (id === OLD_EMPLOYER_ROLE ? Role.employer : id))

const FORBIDDEN = 'may not contain $ ! & = or -'

export const RoleName = z
  .string()
  .trim()
  .min(1, 'Field is required')
  .max(60)
  .refine((name) => !hasForbiddenCharacter(name), FORBIDDEN)

/** A path of a screen such as user/aaroles, a right such as case:create, or nothing for a group heading. */
export const PermissionName = z
  .string()
  .trim()
  .max(100)
  .refine((name) => !hasForbiddenCharacter(name), FORBIDDEN)
  .refine((name) => kindOfPermission(name) === 'operation' || isOwnAddress(name), 'Enter an address of this product.')

/** No scheme and no host, in any of the ways browsers read one: a menu leads nowhere else. */
const isOwnAddress = (path: string): boolean => !/[\\:\s\p{Cc}]|\/\//u.test(path)

export type PermissionKind = 'menu' | 'operation'

/** `noun:verb` is a right to call operations; everything else is a row of the menu (decisions §2). */
export const kindOfPermission = (name: string): PermissionKind => (/^\w+:\w+$/.test(name) ? 'operation' : 'menu')

/** Whoever holds this right can give every other one, so at least one active role always keeps it. */
export const EDIT_PERMISSIONS = 'permission:edit'

/** Why a role cannot be deleted at the moment; null when nothing stands in the way. */
export function roleInUse({ users, permissions }: { users: number; permissions: number }): string | null {
  const uses = [counted(users, 'user'), counted(permissions, 'permission')].filter((each) => each !== '')
  return uses.length === 0 ? null : `This role cannot be deleted: it still has ${uses.join(' and ')}.`
}

const counted = (n: number, noun: string) => (n === 0 ? '' : `${n} ${noun}${n === 1 ? '' : 's'}`)
