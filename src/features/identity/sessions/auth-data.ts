import { z } from 'zod'

/** The stored session of the specification (§3), to the letter. It shows who is signed in and holds no secret. */
export const MenuRow = z.object({
  permission_id: z.number(),
  permission_name: z.string(),
  description: z.string(),
  icon: z.string(),
  parent_permission_id: z.number().nullable(),
  position: z.number(),
  disabled: z.boolean(),
})

const Company = z.object({ companyautoid: z.number().nullable(), companyname: z.string(), companyCode: z.string() })

export const AuthData = z.object({
  userProfile: z.array(
    z.object({
      roleFkId: z.object({ roleId: z.number(), roleName: z.string() }),
      userautoid: z.object({
        id: z.number(),
        userId: z.string(),
        personautoid: z.object({
          first_name: z.string(),
          second_name: z.string(),
          middle_name: z.string(),
          last_name: z.string(),
          dob: z.string().nullable(),
          companyAutoid: Company,
        }),
        companyAutoid: Company,
      }),
    }),
  ),
  userDetails: z.array(
    z.object({
      companyAutoid: z.object({ companyautoid: z.number().nullable(), transactionDetailsAdded: z.boolean() }),
    }),
  ),
  loginhistory: z.object({ login_date: z.string(), userId: z.string() }),
  loggedStatus: z.boolean(),
  rolespermission: z.array(MenuRow),
})

/** What the browser keeps in its session storage after a login. */
export const StoredSession = z.object({
  AUTHDATA: AuthData,
  TOKENAUTH: z.object({ expiresIn: z.number() }),
  /** The session's public id: good only for asking, as its owner, whether it is still live. */
  Token: z.string(),
  FIRSTLOGIN: z.enum(['Yes', 'No']),
  landing: z.string(),
  selectedCorporateId: z.number().nullable(),
  loggedCorporateId: z.number().nullable(),
  selectedLawfirmId: z.number().nullable(),
  loggedLawfirmId: z.number().nullable(),
  selectedAttorneyId: z.number().nullable(),
  loggedAttorneyId: z.number().nullable(),
  LOGINLAWFIRMDATA: z.object({ lawfirmId: z.number(), lawfirmName: z.string() }).nullable(),
  /** With a corporate selected: the embedded menu that replaces the own one, and the role shown in the top bar. */
  employerRolePermission: z.array(MenuRow).nullable(),
  selectedRoleName: z.string().nullable(),
  /** The role asks for a second factor and none is set up yet. */
  secondFactorMissing: z.boolean(),
  /** Where the clock of the own office hangs: "today" on every screen is its day. */
  zone: z.string(),
  /** What the role may do (`noun:verb`), so that a page says at once that it is not for this role. Proves nothing to the server. */
  rights: z.array(z.string()),
  /** Changes with the role's menu and rights: an open page asks whether its own still stand. */
  heldMark: z.string(),
  /** A version of the terms that was published since and waits for the own acceptance; null: none. */
  termsToAccept: z.string().nullable(),
})

export type StoredSession = z.output<typeof StoredSession>
export type MenuRow = z.output<typeof MenuRow>
