import { company } from '#facts/company.ts'
import { aboutImmigrant } from '#facts/derived/immigrant-petition.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { stay } from '#facts/stay.ts'
import { workPermit } from '#facts/work-permit.ts'
import type { Db } from '#platform/database/database.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { filingsIn } from '#preparation/signatures/server/places.ts'
import {
  addressReason,
  channelRule,
  type Destination,
  destinationInWords,
  isPetitioned,
  proposedAddresses,
  unknownFor,
} from '../address-rule.ts'
import type { FilingAddress, OfferedAddresses } from '../contract.ts'
import { addressesOf } from './address-store.ts'

/** The addresses of the main form on its day of filing; others may be chosen, the rule proposes some. */
export const addressesFor = async (
  db: Db,
  { main, filingDate, today }: FilingFile,
  on = filingDate,
): Promise<FilingAddress[]> => (main ? addressesOf(db, { formId: main.formId, on, today }) : [])

/** The same with what the rule says of each, and of the way it goes. */
export async function offeredAddresses(db: Db, opened: FilingFile): Promise<OfferedAddresses> {
  const rows = await addressesFor(db, opened)
  const filing = destinationOf(opened)
  if (!filing) return { addresses: [], destination: { filedAs: '', channelRule: '', unknown: '' } }
  const proposed = new Set(proposedAddresses(rows, filing))
  return {
    addresses: rows.map((row) => ({ ...row, proposed: proposed.has(row), why: addressReason(row, filing) })),
    destination: {
      filedAs: destinationInWords(filing),
      channelRule: channelRule(filing),
      unknown: unknownFor(rows, filing),
    },
  }
}

function destinationOf(opened: FilingFile): Destination | undefined {
  const { main, look, options } = opened
  if (!main) return undefined
  const { formId } = main
  const home = look.value(aboutPerson.homeAddress) as { state?: string } | undefined
  const classes: Record<string, unknown> = {
    'i-129': look.value(petition.classification),
    'i-140': look.value(aboutImmigrant.immigrantSymbol),
    'i-539': look.value(stay.changeToStatus) ?? look.value(person.currentStatus),
    'i-765': look.value(workPermit.workPermitCategory),
  }
  return {
    formId,
    classification: text(classes[formId]),
    state: text(isPetitioned(formId) ? look.value(company.state) : home?.state),
    premium: options.premium ?? false,
    // The family's applications are among them when they go in the same package.
    companions: filingsIn(opened)
      .flatMap(({ file }) => file.forms.map((form) => form.formId))
      .filter((each) => each !== formId),
  }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
