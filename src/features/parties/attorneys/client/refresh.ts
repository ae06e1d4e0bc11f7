import { attorneysApi } from '#parties/client/api.ts'

/** What another assignment, attorney or user changes on screen. */
export const attorneyReads = [
  attorneysApi.list,
  attorneysApi.users,
  attorneysApi.get,
  attorneysApi.companies,
  attorneysApi.ofCompany,
]
