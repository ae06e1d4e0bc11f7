import { employment } from '#facts/employment.ts'
import { showDate } from '#formats/dates.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { lca } from './lca-needs.ts'
import { filing, verification } from './needs.ts'
import { at, type Find, given, rule } from './rule.ts'

// Nobody is asked for other documents because of this (INA 274B); it is a question for the employer's own reading.
const statusBox: Find = given([verification.i9Status, verification.i9Documents], ([status, documents]) => {
  const unlikely =
    status === 'Authorized to work'
      ? undefined
      : status === 'Permanent resident'
        ? /\b(EAD|I-766)\b/i
        : /\b(EAD|I-766|I-551|I-94|permanent resident card)\b/i
  return documents
    .filter(({ title }) => unlikely?.test(title ?? ''))
    .map(({ title }) => at(verification.i9Status, `The box “${status}” does not go with ${title}.`))
})

const tooSoon: Find = given(
  [employment.startedOn, verification.authorizedFrom],
  ([started, from]) =>
    started < from &&
    at(employment.startedOn, `Work began on ${showDate(started)}, authorized is from ${showDate(from)}.`),
)

const publicAccessFile: Find = given([lca.lcaFiledOn], ([filed], read) => {
  const due = addBusinessDays(filed, 1)
  const opened = read(lca.pafOpenedOn)
  if (opened !== undefined)
    return (
      opened > due && at(lca.pafOpenedOn, `The file was opened on ${showDate(opened)}; it was due on ${showDate(due)}.`)
    )
  const today = read(filing.filingDate)
  if (today === undefined || !read.known(lca.pafOpenedOn)) return undefined
  return today > due && at(lca.pafOpenedOn, `The file is not open; it was due on ${showDate(due)}.`)
})

const copyGiven: Find = given(
  [employment.startedOn, lca.lcaCopyGivenOn],
  ([started, copied]) =>
    copied > started &&
    at(lca.lcaCopyGivenOn, `The worker began on ${showDate(started)} and got the LCA on ${showDate(copied)}.`),
)

/** V70–V73: at the workplace. */
export const workplaceRules = [
  rule('V70', 'warn', ['i-9'], 'Check without asking for other documents', '8 CFR 274a.2(b); INA 274B', statusBox),
  rule('V71', 'error', ['i-9', 'i-129'], 'Work before authorization', 'INA 274A(a)(1)', tooSoon),
  rule('V72', 'error', ['eta-9035', 'i-129'], 'PAF late', '20 CFR 655.760(a)', publicAccessFile),
  rule('V73', 'warn', ['eta-9035', 'i-129'], 'Provide LCA', '20 CFR 655.734(a)(3)', copyGiven),
]
