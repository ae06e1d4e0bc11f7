/** The roles of decisions §2 in words. They can be described anew, but neither deleted nor given another scope. */
export const Role = {
  provider: 1,
  providerAssistant: 2,
  employer: 3,
  employerAssistant: 4,
  employee: 5,
  attorney: 9,
  lawFirm: 10,
  attorneyAssistant: 13,
} as const

export type BuiltInRole = (typeof Role)[keyof typeof Role]

export const isBuiltInRole = (roleId: number): boolean => (Object.values(Role) as number[]).includes(roleId)
