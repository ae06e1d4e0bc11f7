import { operationsOf } from '#platform/client/operations.ts'
import type { visaBulletin } from '../contract.ts'

export const visaBulletinApi = operationsOf<typeof visaBulletin>('visaBulletin')
