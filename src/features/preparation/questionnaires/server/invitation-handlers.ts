import { addEvent } from '#case-file/cases/server/events.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { countDone, type Limit } from '#identity/sessions/server/limits.ts'
import { hashToken, randomToken } from '#platform/crypto/tokens.ts'
import { implement } from '#platform/operation/context.ts'
import { notFound, Refusal } from '#platform/operation/refusal.ts'
import { askedIn } from '../case-questions.ts'
import { invitationOperations } from '../invitation-contract.ts'
import { invitationPath } from '../paths.ts'
import { endsAll, mayEdit, mayInvite, type Viewer } from '../policy.ts'
import { type CaseParticipant, enterAs, enterCase } from './case-participant.ts'
import { findInvitation, type GoodInvitation, insertInvitation, noteUse, personOf, revoke } from './invitation-store.ts'
import { handIn, missingOf } from './parts.ts'
import { partsOf, readQuestionnaire, statusOf } from './read.ts'
import { saveAnswers } from './save.ts'
import { partRows, userName } from './store.ts'

const VALID_DAYS = 7
const SENT: Limit = { name: 'questionnaire-invitation', hits: 20, seconds: 3600 }

export const invitationHandlers = implement(invitationOperations, {
  invite: async (context, { caseId, audience, personId = null, email, name }) => {
    const { db, actor, now, services, refuse, audit, asSystem, mail } = context
    const entered = await enterCase(context, caseId, 'case:edit')
    const { viewer, owner, file, forms, diy } = entered
    // Without an attorney the person's questions are theirs from the moment they are invited.
    const asked = askedIn(forms, diy && { ...diy, invited: diy.invited || audience === 'employee' })
    const person = await asSystem('the address of a person of this case', () =>
      personOf(db, personId ?? owner.personId),
    )
    if (personId !== null && ![...asked.values()].some(({ subject }) => subject === `person/${personId}`))
      throw notFound('person')
    const known = { employeeEmail: person?.email ?? '', householdPersonId: owner.householdPersonId }
    if (!mayInvite(viewer, { audience, personId, email }, known)) refuse('NOT_ALLOWED')
    const view = viewerOf({ audience, personId })
    const questions = [...asked.values()].filter((each) => each.audiences.includes(view.audience))
    if (questions.length === 0) refuse('NOTHING_ASKED')
    await limited(() => countDone(context, SENT, String(actor.userId)), refuse)
    const token = randomToken()
    const until = new Date(now.getTime() + VALID_DAYS * 86_400_000)
    const invitation = await insertInvitation(db, caseId, {
      ...{ audience, personId, email, name, now, until, by: actor.userId },
      tokenHash: hashToken(token),
    })
    await followDiy(context, entered)
    const link = `${services.config.publicUrl.replace(/\/$/, '')}${invitationPath(token)}`
    const sender = await userName(db, actor.userId)
    await asSystem('invitation to a questionnaire', () =>
      mail({
        to: [email],
        subject: `${sender} asks you to answer some questions`,
        template: 'questionnaire-invitation',
        paragraphs: [
          `Hello${name ? ` ${name}` : ''},`,
          `${sender} asks you to answer your part of the questions for immigration case ${file.case.number}.`,
          `The link below opens these questions and nothing else. It is valid for ${VALID_DAYS} days; you need no account. Please do not pass it on.`,
        ],
        action: { label: 'Answer the questions', url: link },
        companyId: owner.companyId,
      }),
    )
    audit({
      subject: `case:${caseId}`,
      after: { invited: email, part: audience, personId },
      companyId: owner.companyId,
    })
    return { id: caseId, invitation, link }
  },

  revokeInvitation: async (context, { caseId, invitationId }) => {
    const { db, now, audit } = context
    const entered = await enterCase(context, caseId, 'case:edit')
    const { viewer, owner } = entered
    const sent = endsAll(viewer) ? null : viewer.audience
    const ended = await revoke(db, caseId, invitationId, now, sent)
    await followDiy(context, entered)
    audit({ subject: `case:${caseId}`, after: { revoked: invitationId }, companyId: owner.companyId })
    return ended
  },

  openInvited: async ({ services, now, refuse }, { token }) => {
    const db = services.database.read({ kind: 'system' })
    const invitation = await goodInvitation(db, token, now, refuse)
    const entered = await enterAs({ db, services, now }, invitation.caseId, viewerOf(invitation))
    const {
      comments: _,
      invitations: __,
      authors: ___,
      ...questions
    } = await readQuestionnaire(db, (work) => work(db), entered)
    return { ...questions, comments: [], invitations: [], authors: {}, isWholePart: invitation.personId === null }
  },

  saveInvited: async (context, { token, changes }) => {
    const { db, services, now, refuse, asSystem } = context
    return asSystem('a participant’s link', async () => {
      const invitation = await goodInvitation(db, token, now, refuse)
      const viewer = viewerOf(invitation)
      const enter = () => enterAs({ db, services, now }, invitation.caseId, viewer)
      const entered = await enter()
      if (!mayEdit(viewer, statusOf(await partRows(db, invitation.caseId), viewer.audience))) refuse('PART_SUBMITTED')
      await noteUse(db, invitation.id, now)
      if (invitation.firstUse) await tellFirstUse(context, invitation)
      return saveAnswers({ ...context, by: null }, entered, changes, enter)
    })
  },

  submitInvited: async (context, { token, despiteMissing }) => {
    const { db, services, now, refuse, asSystem } = context
    return asSystem('a participant’s link', async () => {
      const invitation = await goodInvitation(db, token, now, refuse)
      const { caseId, audience, personId, name, email } = invitation
      if (personId !== null) refuse('NOT_WHOLE')
      if (statusOf(await partRows(db, caseId), audience) === 'Submitted') refuse('ALREADY')
      const entered = await enterAs({ db, services, now }, caseId, viewerOf(invitation))
      const missing = missingOf(entered, audience)
      if (missing.length > 0 && !despiteMissing) refuse('MISSING', { details: { missing } })
      await noteUse(db, invitation.id, now)
      await handIn(context, entered, audience, missing.length, { id: null, name: name || email, now })
      return { id: caseId, parts: partsOf(entered, await partRows(db, caseId)) }
    })
  },
})

/** What a link opens; refused in words when it is over, or while nobody works for the company. */
async function goodInvitation(
  db: Parameters<typeof findInvitation>[0],
  token: string,
  now: Date,
  refuse: (code: 'LINK_ENDED' | 'COMPANY_OFF') => never,
): Promise<GoodInvitation> {
  const invitation = (await findInvitation(db, hashToken(token), now)) ?? refuse('LINK_ENDED')
  if (invitation.switchedOff) refuse('COMPANY_OFF')
  return invitation
}

/** Whose the questions are without an attorney follows from who is invited: what is open does too. */
async function followDiy(context: Parameters<typeof refreshItems>[0], { diy, file }: CaseParticipant): Promise<void> {
  if (diy) await refreshItems(context, file.case.id)
}

const viewerOf = ({ audience, personId }: Pick<GoodInvitation, 'audience' | 'personId'>): Viewer => ({
  audience,
  ownsDiy: false,
  ...(personId !== null && { only: `person/${personId}` as const }),
})

const tellFirstUse = (
  { db, now }: { db: Parameters<typeof addEvent>[0]; now: Date },
  { caseId, name, email }: GoodInvitation,
) =>
  addEvent(
    db,
    caseId,
    { kind: 'questionnaire.link', text: `${name || email} began to answer by a link.` },
    { id: null, name: name || email, now },
  )

/** The limit's own sentence speaks of passwords. */
async function limited(counting: () => Promise<void>, refuse: (code: 'TOO_MANY') => never): Promise<void> {
  try {
    await counting()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY') refuse('TOO_MANY')
    throw error
  }
}
