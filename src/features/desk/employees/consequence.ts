import { showDate } from '#formats/dates.ts'
import type { Standing } from './records.ts'
import {
  isCard,
  mayGoOnInStatus,
  notRenewable,
  PETITION_OVER,
  PRACTICAL_TRAINING,
  WORK_ENDED,
  whatEnds,
} from './rules.ts'

/** What it means for the person, in a sentence, and the law behind it. */
export function consequenceOf(standing: Standing, today: string): { says: string; why: string } {
  const { workUntil, renewal, noneNeeded, relation } = standing
  const name = standing.firstName || standing.lastName
  if (workUntil === null)
    return { says: `No end date is on record for ${name}. Add the newest I-94 or work permit under Details.`, why: '' }
  if (noneNeeded) return { says: `No renewal is needed: ${noneNeeded.reason} (${noneNeeded.byName}).`, why: '' }
  if (standing.workBy === WORK_ENDED) return afterEmployment(standing, workUntil)
  const over = workUntil < today
  const day = showDate(workUntil)
  if (relation !== 'Principal' && !isCard(standing))
    return {
      says: over
        ? `${name}’s stay ended on ${showDate(workUntil)}.`
        : `${name} must leave by ${day} unless the stay is extended.`,
      why: 'A stay ends with its I-94 (INA 237(a)(1)(C); 8 CFR 214.1(c)). An extension has to be filed before that day.',
    }
  if (whatEnds(standing) === PETITION_OVER)
    return {
      says: `${name} may not work since ${showDate(workUntil)}: the petition was refused or withdrawn.`,
      why: 'Work while a petition is pending ends with its decision or withdrawal (8 CFR 274a.12(b)(20); INA 214(n)(1)). Up to 60 days remain to leave, or for another petition (8 CFR 214.1(l)(2)).',
    }
  if (over) return { says: `${name}’s work authorization ended on ${showDate(workUntil)}.`, why: WHY_STOP }
  if (whatEnds(standing) === PRACTICAL_TRAINING)
    return standing.workBy.startsWith('date:D-19 work')
      ? { says: `${name} may keep working until ${day} while the petition is pending (cap-gap).`, why: WHY_CAP_GAP }
      : {
          says: `${name} must stop working after ${day}, unless USCIS has a cap petition with a change of status by then (cap-gap).`,
          why: WHY_CAP_GAP,
        }
  if (isCard(standing) && standing.workCase?.subType.toUpperCase() === '(C)(3)(B)')
    return {
      says: `${name} must stop working after ${day}, unless the new card has arrived or a STEM extension was filed before.`,
      why: 'A STEM extension filed in time carries the card on for up to 180 days while it is pending (8 CFR 274a.12(b)(6)(iv)).',
    }
  if (isCard(standing) && notRenewable(standing))
    return {
      says: `${name} must stop working after ${day}. This card cannot be renewed: by then another status that allows work is needed. Ask your attorney which one.`,
      why: 'STEM OPT is given once for a degree and is not extended while something is pending. An H-1B petition filed in time under the cap may carry a student on (8 CFR 214.2(f)(10)(ii)(C), 214.2(f)(5)(vi)).',
    }
  if (mayGoOnInStatus(standing))
    return {
      says: `${name}’s card ends on ${day}. The record does not say whether ${name} works by the card or in H-1B status: ask your attorney before anybody stops working.`,
      why: 'Either is enough. With an approved H-1B petition of this employer and an I-94 that runs on, work goes on without the card (8 CFR 274a.12(b)(9)). By the card alone it stops (274a.14(a)(1)(i)).',
    }
  if (isCard(standing))
    return {
      says: `${name} must stop working after ${day} unless the new card has arrived. Filing alone does not extend it.`,
      why: 'Renewals filed since 10-30-2025 no longer extend a card while they are pending (8 CFR 274a.13(d); 274a.14(a)(1)(i)).',
    }
  if (whatEnds(standing) === 'Work while pending')
    return {
      says: `${name} may keep working until ${day} while the petition is pending.`,
      why: 'Up to 240 days counted from the day the I-94 ends, for the same employer (8 CFR 274a.12(b)(20)).',
    }
  return {
    says: renewal
      ? `Once the extension is filed, ${name} may work on for up to 240 days, counted from ${day}.`
      : `${name} must stop working after ${day} unless an extension is filed before.`,
    why: `${WHY_STOP} A timely extension by the same employer allows up to 240 days, counted from that day (8 CFR 274a.12(b)(20)).`,
  }
}
/** Whose job has ended works here no more, whatever a petition or card would still allow. */
export function afterEmployment(
  { firstName, lastName, status }: Pick<Standing, 'firstName' | 'lastName' | 'status'>,
  on: string,
): { says: string; why: string } {
  const says = `${firstName || lastName} has not worked here since ${showDate(on)}.`
  return status === 'H-1B'
    ? {
        says: `${says} The duties that remain are among the tasks of the case.`,
        why: 'Wages are owed until the worker and USCIS are told and, after a dismissal, the journey home is offered (20 CFR 655.731(c)(7)(ii)). Up to 60 days remain to leave or for another petition (8 CFR 214.1(l)(2)).',
      }
    : { says, why: '' }
}

const WHY_CAP_GAP =
  'If the petition came while OPT ran, OPT goes on until the H-1B starts. It ends on April 1 of the fiscal year at the latest (8 CFR 214.2(f)(5)(vi)).'
const WHY_STOP =
  'Work for the sponsor ends with the petition or the I-94, whichever comes first (8 CFR 274a.12(b); 214.1(c)).'
