import { type CaseForm, declaredForm } from '#case-file/cases/server/case-file.ts'
import { type Editions, shownEdition } from '#case-file/form-library/rules.ts'
import { allOf, type Truth } from '#engine/condition.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { employerHeads } from '#facts/derived/h1b.ts'
import { aboutImmigrant } from '#facts/derived/immigrant-petition.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { newest } from '#facts/pick.ts'
import { premium } from '#facts/premium.ts'
import { standing } from '#facts/standing.ts'
import { stay } from '#facts/stay.ts'
import { workPermit } from '#facts/work-permit.ts'
import { sixYearsEndOn } from '#preparation/deadlines/person-inputs.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import type { RelatedCases } from '#preparation/filing-file/server/related-cases-store.ts'
import { isUsNational } from '#rules/citizenship.ts'
import type { Bulletin } from '#rules/deadlines/visa-bulletin.ts'
import type { FeesDue } from '#rules/fees/fees-for.ts'
import { feesAsFacts } from '#rules/prefiling/fees-as-facts.ts'
import { beyond } from '#rules/prefiling/h1b-needs.ts'
import { isPassport } from '#rules/prefiling/identity.ts'
import { pagesOfForms } from '#rules/prefiling/later-needs.ts'
import { adjustment, family, filing, immigrant, limits, permit } from '#rules/prefiling/needs.ts'
import { recruitmentNeeds } from '#rules/prefiling/recruitment-needs.ts'
import type { GuidelineRow } from '#rules/support/income-test.ts'
import { applicantPackageView, type Papers } from '../applicant-package.ts'
import { editionOf, editionOnTheDay, type PageEdition } from '../form-editions.ts'
import { printedForms } from '../printed-forms.ts'
import { basisOf, eligibilityView } from './eligibility-view.ts'
import { permitView, relativeView, travelView } from './needs-view.ts'
import { pagesView, SAYS_NOTHING } from './pages-view.ts'
import { petitionView } from './petition-view.ts'
import { priorFilings } from './prior-filings.ts'
import type { ReadEntry } from './read-entries-store.ts'
import { clientOf, readyToGo } from './ready-views.ts'
import { approvedOn, channelOf, isCopyOnly, stateOf } from './related-views.ts'
import { sponsorView } from './sponsor-view.ts'
import { supportView } from './support-view.ts'

/** Before review nothing is signed or paid yet, and nobody is told so; before filing everything is looked at. */
export type CheckStage = 'review' | 'filing'

/** What is asked for beside the case itself; `contents` of the newest package, before filing and once there is one. */
type Brought = {
  due: FeesDue
  around: RelatedCases
  editions: Editions
  contents?: readonly PackageEntry[]
  /** Of the month of filing. */
  bulletin?: Omit<Bulletin, 'month'>
  /** The poverty guidelines, where a sponsor's income is looked at. */
  guidelines?: readonly GuidelineRow[]
  /** Of an applicant for adjustment. */
  papers?: Papers
  pages: readonly PageEdition[]
  /** Of an applicant for adjustment: what was read on an I-94. */
  entries?: readonly ReadEntry[]
}

/**
 * What forms, signatures, fees and other cases say, as the facts the pre-filing rules want (src/rules/prefiling/needs.ts).
 * What is undefined is not known, and a rule that needs it says so.
 */
export function viewsOf(
  opened: FilingFile,
  { due, around, editions, contents, bulletin, guidelines, papers, pages, entries }: Brought,
  stage: CheckStage,
): Record<string, unknown> {
  const { row, look, filingDate } = opened
  return {
    [filing.filingDate.id]: filingDate,
    [filing.channel.id]: channelOf(opened),
    [filing.forms.id]: opened.file.forms.map((form) => ({
      ...formView(opened, form, editions),
      proof: stage === 'filing' && !isCopyOnly(opened, form) && isOnProofPages(editions, form),
    })),
    [filing.priorFilings.id]: priorFilings(around.filings),
    // Nobody has asked for evidence: there is no answer that could be late.
    [filing.responseDueOn.id]: row.rfeDueOn ?? null,
    [filing.responseFiledOn.id]: row.rfeRespondedOn ?? undefined,
    [filing.exhibits.id]: around.exhibits.map(({ id, number, name, itemId, fileName, review }) => ({
      // A newer file is another exhibit: what was waived was about the one that was there.
      ...{ id: `${id}/${number}`, name, item: itemId, file: fileName, review },
    })),
    [filing.documentsInAnotherLanguage.id]: opened.known.foreignLanguage,
    ...feesAsFacts(due),
    ...premiumView(opened, due),
    ...(stage === 'filing' && readyToGo(opened, due)),
    [filing.printedForms.id]: contents && printedView(opened, contents),
    [limits.answersTwentyFiveOrFewer.id]: look.value(employerHeads.twentyFiveOrFewer),
    [limits.answersMostlyH1b.id]: fiftyFifty(look),
    [limits.maxOutOn.id]: limits.maxOutOn.id in opened.plan.details ? undefined : sixYearsEndOn(look, around.approvals),
    [limits.permFiledOn.id]: around.perm?.filedOn ?? undefined,
    [limits.i140FiledOn.id]: around.i140?.filedOn ?? undefined,
    [limits.i140ApprovedOn.id]: approvedOn(around.i140),
    [immigrant.permCertifiedOn.id]: approvedOn(around.perm),
    ...petitionView(opened, bulletin),
    [recruitmentNeeds.pendingApplications.id]: around.pendingPerms.map((each) => ({ id: each.number, ...each })),
    [family.principalUntil.id]: around.principalUntil ?? undefined,
    [family.applicants.id]: applicantsView(opened, around.relations),
    [family.principalsOver.id]: around.principalsOver,
    [limits.dependentsFiled.id]: around.dependentsFiled,
    [beyond.permStatus.id]: stateOf(around.perm, 'certified'),
    [beyond.i140Status.id]: stateOf(around.i140, 'approved'),
    // The form writes (c)(9), the rules (C)(9) as the specification does.
    [permit.eadCategory.id]: upper(look.value(workPermit.workPermitCategory)),
    ...permitView(opened, around),
    ...(guidelines && supportView(opened, guidelines)),
    ...relativeView(opened),
    ...sponsorView(opened),
    ...eligibilityView(opened),
    ...basisOf(opened.known),
    ...travelView(opened),
    ...(papers && applicantPackageView(opened.type, opened.known, papers)),
    [pagesOfForms.pageEditions.id]: pages,
    [adjustment.readEntries.id]: entries,
  }
}

/** The form asks for the share of an employer of 50 or more only. */
const fiftyFifty = (look: FilingFile['look']) =>
  allOf([look.value(employerHeads.fiftyOrMore), look.value(employerHeads.mostlyH1bOrL1)] as Truth[])

/** With several forms of a kind, each says whose it is. */
const whose = ({ file }: FilingFile, form: CaseForm): { about?: unknown } =>
  file.forms.filter(({ formId }) => formId === form.formId).length > 1
    ? { about: clientOf(form, file.lookFor(form)) }
    : {}

const printedView = (opened: FilingFile, contents: readonly PackageEntry[]): unknown =>
  printedForms(opened.file.forms, contents, opened.paperOf).map((printed) => {
    const form = opened.file.forms.find(({ id }) => String(id) === printed.id)
    return form ? { ...printed, ...whose(opened, form) } : printed
  })

/** What one form says of the person it is about; forms of other people are not compared with the main one. */
function formView(opened: FilingFile, form: CaseForm, editions: Editions): Record<string, unknown> {
  const { row, file, main } = opened
  const look = file.lookFor(form)
  const ofEmployer = form.side === 'employer'
  const aboutMain = (form.personId ?? row.personId) === (main?.personId ?? row.personId) && !ofEmployer
  const own = {
    id: String(form.id),
    form: form.formId,
    ...whose(opened, form),
    // What is filed online goes by no paper edition; one that is not for filing then speaks against nothing.
    ...(isCopyOnly(opened, form) ? {} : editionView(editions, form)),
    client: clientOf(form, look),
  }
  const common = form.substitute ? { ...own, ...SAYS_NOTHING } : { ...own, ...pagesView(opened, form, look) }
  return aboutMain ? { ...common, ...personView(look) } : common
}

const isOnProofPages = (editions: Editions, form: CaseForm) =>
  !form.substitute && declaredForm(form) !== undefined && !editions.hasBlank(form.formId, form.edition)

function editionView(editions: Editions, form: CaseForm): Record<string, unknown> {
  const found = editionOnTheDay(editions, form)
  return found
    ? {
        edition: shownEdition(editionOf(form)),
        acceptance: found.acceptance,
        editionConfirmed: found.confirmed,
        // The library's sentence begins with the form's number.
        editionSays: `Form ${found.says}`,
        editionInstead: found.instead,
      }
    : {}
}

function personView(look: KnownFacts): Record<string, unknown> {
  const passports = (look.value(person.passports) as Dated[] | undefined)?.filter(isPassport)
  const passport = newest(passports, 'expiresOn')
  const admission = newest(look.value(person.admissions) as Dated[] | undefined, 'admittedOn')
  return {
    familyName: look.value(person.familyName),
    givenName: look.value(person.givenName),
    birthDate: look.value(person.birthDate),
    birthCountry: look.value(person.birthCountry),
    citizenship: look.value(person.citizenship),
    aNumber: look.value(person.aNumber),
    ssn: look.value(person.ssn),
    passportNumber: passport?.number,
    passportExpiresOn: passport?.expiresOn,
    i94Number: admission?.number,
    lastEntryOn: admission?.admittedOn,
    entryClass: look.value(aboutPerson.lastArrivalClass),
  }
}
type Dated = { id: string; kind?: string; number?: string; expiresOn?: string; admittedOn?: string }

function premiumView({ look, main, options }: FilingFile, due: FeesDue): Record<string, unknown> {
  if (!options.premium || !main) return {}
  const classes: Record<string, unknown> = {
    'i-129': look.value(petition.classification),
    'i-140': look.value(aboutImmigrant.immigrantSymbol),
    'i-539': look.value(stay.changeToStatus),
    'i-765': look.value(workPermit.workPermitCategory),
  }
  return {
    [premium.premiumForm.id]: look.value(premium.premiumForm) ?? main.formId.toUpperCase(),
    [filing.premiumClass.id]: classes[main.formId],
    [filing.premiumFee.id]: due.lines.find(({ form }) => form === 'i-907')?.amountCents,
  }
}

const applied: ReadonlySet<string> = new Set(['i-539', 'i-539a', 'i-485'])

/** Everybody who applies with an own form, and whoever of the family is represented in the same application. */
function applicantsView({ file, row }: FilingFile, relations: RelatedCases['relations']): unknown {
  const own = file.forms.filter(({ formId }) => applied.has(formId))
  if (own.length === 0) return undefined
  const ids = new Set(own.map(({ personId }) => personId ?? row.personId))
  const further = file.forms.filter(
    ({ formId, personId }) =>
      formId === 'g-28' && personId !== null && !ids.has(personId) && relations.get(personId) === 'Child',
  )
  const applicants = [...own, ...further]
  return applicants.map((form) => {
    const look = file.lookFor(form)
    return {
      id: String(form.personId ?? row.personId),
      relation: relations.get(form.personId ?? row.personId ?? 0),
      name: look.value(aboutPerson.fullName),
      birthDate: look.value(person.birthDate),
      usNational: isUsNational({
        citizenship: look.value(person.citizenship) as string | undefined,
        secondCitizenship: look.value(person.secondCitizenship) as string | undefined,
        standing: look.value(standing.standing) as string | undefined,
      }),
      // Once this case is decided, the record says what it led to.
      resident: row.outcome === null && isResident(look),
      status: look.value(person.currentStatus),
    }
  })
}

/** The status on record, or what was answered where a petition for a relative asked it. */
const isResident = (look: KnownFacts) =>
  [look.value(person.currentStatus), look.value(standing.standing)].some(
    (said) => typeof said === 'string' && RESIDENT_SAID.test(said.trim()),
  )

const RESIDENT_SAID = /^((lawful|legal|conditional|u\.?s\.?) )*permanent resident\b|^(lpr|green card( holder)?)$/i

const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : undefined)
