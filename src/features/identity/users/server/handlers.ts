import { companyUsersHandlers } from './company-handlers.ts'
import { keepUsersHandlers } from './keep-handlers.ts'
import { myAccountHandlers } from './my-account-handlers.ts'

export const usersHandlers = [...keepUsersHandlers, ...companyUsersHandlers, ...myAccountHandlers]
