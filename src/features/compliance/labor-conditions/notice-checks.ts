import { showDate } from '#formats/dates.ts'
import { addDays, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { isAtSite } from '#rules/compliance/worksites.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { check, type Made, said } from './looked.ts'
import { daysPosted, downEarly, givenOn, POSTED_DAYS, postingDays } from './posting.ts'
import type { LcaNotice } from './records.ts'
import { worksitesOf } from './worksites.ts'

/** Notice is given at the place of employment itself (20 CFR 655.734(a)(1)(ii)(A)): each worksite has its own. */
const proof: Made = ({ known, notices }) => {
  const title = 'Proof of notice at 2 places'
  if (notices.length === 0) return check(title, null, 'No notice is written down')
  const sites = worksitesOf(said(known, lca.lcaWorksites))
  const bare = sites.find((site) => !notices.some((each) => isAtSite(each.site, site)))
  if (bare) return check(title, false, `No notice at ${bare.name}`)
  const electronic = notices.filter(({ kind }) => kind !== 'posting')
  if (electronic.length > 0) {
    const open = electronic.filter(({ proofName }) => proofName === null)
    return check(
      electronic[0]?.kind === 'union' ? 'Proof of the letter to the union' : 'Proof of the electronic notice',
      open.length === 0,
      open[0] && `Proof for ${open[0].place} is missing`,
    )
  }
  const placesAt = (isThere: (notice: LcaNotice) => boolean) =>
    new Set(notices.filter(isThere).map(({ place }) => place.toLowerCase())).size
  const single = sites.find((site) => placesAt((each) => isAtSite(each.site, site)) < 2)
  if (single) return check(title, false, `A second place at ${single.name} is missing`)
  if (placesAt(() => true) < 2) return check(title, false, 'A second place is missing')
  const open = notices.filter(({ proofName }) => proofName === null)
  return check(
    title,
    open.length === 0,
    open.length > 0 ? `Photo of ${open.map(({ place }) => place).join(' and ')} is missing` : '',
  )
}

/** Filing need not wait for the ten days; a notice that came down too early must go up again. */
const posting: Made = ({ notices, today }) => {
  const title = `Notice up for ${POSTED_DAYS} business days`
  if (notices.length === 0) return check(title, null, 'No notice is written down')
  const last = postingDays(notices).at(-1)
  if (last === undefined) return check(title, true, 'Not posted but handed over')
  const early = downEarly(notices, today)
  if (early.length > 0)
    return check(
      title,
      false,
      `${early.map(({ place, days }) => `${place}: down after ${days.size} of ${POSTED_DAYS}`).join('; ')}. Hang it again.`,
    )
  // A day that is not over does not count: done is what hung ten whole business days.
  return daysPosted(notices, addDays(today, -1)) < POSTED_DAYS
    ? check(title, null, `It stays up until ${showDate(last)}. Filing need not wait for it.`)
    : check(title, true)
}

const window: Made = ({ known, notices, today }) => {
  const title = 'Notice within 30 days before filing'
  const first = givenOn(notices) ?? said(known, lca.lcaNoticeOn)
  const filed = said(known, lca.lcaFiledOn)
  if (first === undefined) return check(title, null, 'No notice is written down')
  if (filed === undefined) {
    const last = addDays(first, 30)
    if (said(known, lca.lcaCertifiedOn) !== undefined)
      return check(title, null, `${showDate(first)}; the day of filing is not entered`)
    return last < today
      ? check(title, false, `${showDate(first)}; the 30 days ended on ${showDate(last)}. Give notice again.`)
      : check(title, true, `${showDate(first)}; file by ${showDate(last)}`)
  }
  const days = daysBetween(first, filed)
  return check(
    title,
    days >= 0 && days <= 30,
    `${showDate(first)}, ${days >= 0 ? `${counted(days, 'day')} before` : 'after filing'}`,
  )
}

export const noticeChecks = { proof, posting, window }
