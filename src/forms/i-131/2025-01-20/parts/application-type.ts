import { all, is } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { parole } from '#facts/parole.ts'
import { travel, travelHistory } from '#facts/travel-document.ts'
import { asksAdvanceParole, asksReparole } from './conditions.ts'

const { travelDocument, advanceParoleBasis, travelBasisReceipt } = travel

const restsOn = (basis: (typeof advanceParoleBasis.options)[number]) =>
  all(asksAdvanceParole, is(advanceParoleBasis, basis))
const asksProgram = is(travelDocument, 'Parole under a program')
const asksInPlace = is(travelDocument, 'Parole in place under a program')
const asksAgain = is(travelDocument, 'Re-parole under a program')
const program = (name: (typeof parole.paroleProgram.options)[number]) =>
  all(asksProgram, is(parole.paroleProgram, name))
const inPlace = (name: (typeof parole.paroleInPlaceProgram.options)[number]) =>
  all(asksInPlace, is(parole.paroleInPlaceProgram, name))
const again = (name: (typeof parole.reparoleProgram.options)[number]) =>
  all(asksAgain, is(parole.reparoleProgram, name))

const receipt = { label: 'Receipt number' }
const taskForce = { label: 'Task Force No.' }
const listProgram = { label: 'Program' }

export const applicationType = part('1', 'Application Type', [
  ask('1', travelDocument, { label: 'Application type' }),
  ask('4 receipt', travelBasisReceipt, {
    label: 'Receipt number of the last approved Form I-821',
    when: is(travelDocument, 'TPS travel authorization'),
  }),
  ask('5', advanceParoleBasis, { label: 'Advance Parole Document based on', when: asksAdvanceParole }),
  // "… receipt number if you are filing this form separately from your Form I-485."
  askIfAny('5.A receipt', travelBasisReceipt, {
    label: 'Receipt number of the pending Form I-485, if filed separately',
    when: restsOn('Pending Form I-485'),
  }),
  ask('5.B receipt', travelBasisReceipt, { ...receipt, when: restsOn('Pending Form I-589') }),
  ask('5.C receipt', travelBasisReceipt, { ...receipt, when: restsOn('Pending initial Form I-821') }),
  ask('5.E receipt', travelBasisReceipt, { ...receipt, when: restsOn('Approved Form I-821D') }),
  ask('5.F receipt', travelBasisReceipt, { ...receipt, when: restsOn('Approved Form I-914') }),
  ask('5.G receipt', travelBasisReceipt, { ...receipt, when: restsOn('Approved Form I-918') }),
  ask('5.H class', aboutPerson.lastArrivalClass, { label: 'Class of admission', when: restsOn('Parolee') }),
  ask('5.I receipt', travelBasisReceipt, { ...receipt, when: restsOn('Approved Form I-817') }),
  ask('5.J receipt', travelBasisReceipt, { ...receipt, when: restsOn('Pending Form I-687') }),
  ask('5.K receipt', travelBasisReceipt, { ...receipt, when: restsOn('Approved V status') }),
  ask('5.L receipt', travelBasisReceipt, { ...receipt, when: restsOn('CNMI long-term residence') }),
  ask('5.M explanation', travel.otherParoleBasis, { label: 'Other (provide explanation)', when: restsOn('Other') }),
  ask('6', parole.paroleProgram, { label: 'Initial parole under the program or process', when: asksProgram }),
  ask('6.A receipt', travelBasisReceipt, {
    label: 'Form I-130 receipt number',
    when: program('Filipino World War II Veterans'),
  }),
  ask('6.B member', parole.veteranRelation, { when: program('Immigrant Military Members and Veterans') }),
  ask('6.C agency', parole.referringAgency, {
    label: 'U.S. Federal Executive Branch Government Agency',
    when: program('Intergovernmental referral'),
  }),
  ask('6.C email', parole.referringEmail, {
    label: 'U.S. Federal Government Agency Representative Official Email Address',
    when: program('Intergovernmental referral'),
  }),
  ask('6.D number', parole.taskForceNumber, { ...taskForce, when: program('Family Reunification Task Force') }),
  ask('6.E program', parole.otherParoleProgram, { ...listProgram, when: program('Other') }),
  ask('8', parole.paroleInPlaceProgram, { label: 'Parole in place under the program or process', when: asksInPlace }),
  ask('8.A member', parole.militaryRelation, { when: inPlace('Military') }),
  ask('8.B number', parole.taskForceNumber, { ...taskForce, when: inPlace('Family Reunification Task Force') }),
  ask('8.C program', parole.otherParoleProgram, { ...listProgram, when: inPlace('Other') }),
  ask('10', parole.reparoleProgram, { label: 'Initially paroled under the program or process', when: asksAgain }),
  ask('10.E member', parole.veteranRelation, { when: again('Immigrant Military Members and Veterans') }),
  ask('10.H member', parole.militaryRelation, { when: again('Military parole in place') }),
  ask('10.I program', parole.otherParoleProgram, { ...listProgram, when: again('Other') }),
  ask('12', aboutPerson.admittedUntil, { label: 'Admit Until Date/Parole shown on Form I-94', when: asksReparole }),
  ask('13', travelHistory.refugeeStatus, {
    label:
      'Do you hold status as a refugee, were you paroled as a refugee, or are you a lawful permanent resident as a direct result of being a refugee?',
  }),
])
