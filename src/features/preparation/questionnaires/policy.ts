import type { Audience } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { Role } from '#formats/roles.ts'
import type { Asked } from './case-questions.ts'

/** How somebody looks at a case's questionnaires. */
export type Viewer = {
  audience: Audience
  /** Whoever owns a DIY case arranges its forms and may always correct; who answers what is one rule (do-it-yourself.ts). */
  ownsDiy: boolean
  /** The people the viewer may see; undefined: everybody of the case. */
  people?: ReadonlySet<number>
  /** A link may open what is asked about one family member, and nothing else. */
  only?: SubjectKey
  /** The person of the case petitions in the own name: what an employer signs and answers elsewhere is theirs. */
  petitionsAlone?: boolean
  /** Staff of the provider: they help the firm, and are not the firm. */
  helps?: boolean
}

/** Whose part a role answers (decisions §2). */
export function audienceOfRole(roleId: number): Audience {
  if (roleId === Role.employee) return 'employee'
  return roleId === Role.employer || roleId === Role.employerAssistant ? 'employer' : 'attorney'
}

/** Whether somebody sees and answers a question. Everything else never reaches their browser. */
export function mayAnswer(viewer: Viewer, { subject, audiences }: Asked): boolean {
  const { audience, people, only } = viewer
  if (only && subject !== only) return false
  const [kind, id] = subject.split('/')
  if (kind === 'person' && people && !people.has(Number(id))) return false
  return audiences.includes(audience)
}

/** Returning a part and answering for everybody are the firm's, and the provider's for it. */
export const leads = ({ audience }: Pick<Viewer, 'audience'>): boolean => audience === 'attorney'

/** Who sees and ends every link to a case; everybody else those to the own part. */
export const endsAll = (viewer: Pick<Viewer, 'audience' | 'ownsDiy'>): boolean => leads(viewer) || viewer.ownsDiy

/** Internal remarks are the firm's alone. */
export const seesInternal = (viewer: Pick<Viewer, 'audience' | 'helps'>): boolean => leads(viewer) && !viewer.helps

export type PartStatus = 'Open' | 'Submitted' | 'Returned'

/** A part that was submitted rests until the firm returns it; the firm itself, and who works alone, may always correct. */
export const mayEdit = (viewer: Viewer, status: PartStatus): boolean =>
  leads(viewer) || viewer.ownsDiy || status !== 'Submitted'

type Invited = { audience: 'employer' | 'employee'; personId: number | null; email: string }

/**
 * Whom somebody may send a link to. The link shows what is known of that part, so an employer may send the employee's
 * part, and the provider's staff any part of a person, only to the person's own address, and an employee only a family
 * member's.
 */
export function mayInvite(
  viewer: Viewer,
  invited: Invited,
  known: { employeeEmail: string; householdPersonId: number | null },
): boolean {
  if (seesInternal(viewer)) return true
  if (viewer.helps || viewer.audience === 'employer')
    return invited.audience === 'employer'
      ? invited.personId === null
      : known.employeeEmail !== '' && invited.email.toLowerCase() === known.employeeEmail.toLowerCase()
  return invited.audience === 'employee' && invited.personId !== null && (viewer.people?.has(invited.personId) ?? true)
}
