import type { CaseType } from '../case-type.ts'
import { all, any } from '../circumstances.ts'
import { agency, appearance, attorney, main, paralegal, required, translations } from '../people/parts.ts'
import { defaultStages } from '../status/stages.ts'

/** case-types.md §5. One petition per relative. */
export const i130Application: CaseType = {
  id: 7,
  name: 'I-130 Application',
  said: 'Family petition (I-130)',
  spanish: {
    said: 'petición de familiar (I-130)',
    papers: {
      'One 2×2 photo of each spouse': 'Una foto de 2×2 pulgadas de cada cónyuge',
      'Citizen: passport, birth or naturalization certificate. Resident: I-551, both sides':
        'Ciudadano: pasaporte, acta de nacimiento o certificado de naturalización. Residente: I-551, ambos lados',
      'Birth certificates showing the chain': 'Actas de nacimiento que muestran el parentesco',
      'Adoption decree and 2 years of custody and residence': 'Sentencia de adopción y 2 años de custodia y residencia',
      'Legitimation or father-child proof': 'Legitimación o prueba de la relación entre padre e hijo',
      'Divorce, annulment or death records of every earlier marriage':
        'Actas de divorcio, anulación o defunción de cada matrimonio anterior',
      'Joint lease, accounts, children, affidavits':
        'Contrato de alquiler y cuentas en común, hijos, declaraciones juradas',
      'Clear and convincing proof of the marriage': 'Prueba clara y convincente del matrimonio',
    },
  },
  shortName: 'I-130',
  wishes: [{ wish: 'family', place: 1 }],
  detailsRoute: '/visaCareI130CaseDetails',
  documentRoute: '/visaCareFileUploadView',
  modes: ['LEGAL', 'DIY'],
  starters: ['FAM_PETITIONER', 'FIRM_ATTY', 'FIRM_PARA'],
  participants: [
    { code: 'FAM_PETITIONER', audience: 'employee', does: 'Proof of status, history of the relationship, signature' },
    { code: 'BENEFICIARY', audience: 'employee', does: 'Biographic data; a spouse signs the I-130A' },
    attorney,
    paralegal,
    agency('USCIS'),
  ],
  subTypes: [
    { id: 'spouse', name: 'Spouse', is: ['spouse'] },
    { id: 'child', name: 'Child or stepchild, unmarried, under 21', is: ['bloodRelation', 'child'] },
    { id: 'sonOrDaughter', name: 'Son or daughter, 21 or over or married', is: ['bloodRelation'] },
    { id: 'parent', name: 'Parent', is: ['bloodRelation'] },
    { id: 'sibling', name: 'Brother or sister', is: ['bloodRelation'] },
  ],
  // The petitioner is the client: the relative's own Form I-130A is part of what the petitioner files.
  forms: [
    { ...appearance, per: 'case', whose: 'petitioner' },
    main('i-130', { pays: true, whose: 'petitioner' }),
    main('i-130a', { when: 'spouse' }),
  ],
  checklist: [
    required('photos', 'One 2×2 photo of each spouse', 'FAM_PETITIONER', all('spouse', 'paper')),
    required(
      'petitionerStatus',
      'Citizen: passport, birth or naturalization certificate. Resident: I-551, both sides',
      'FAM_PETITIONER',
    ),
    required('marriage', 'Marriage certificate', 'FAM_PETITIONER', any('spouse', 'stepRelation')),
    required('birth', 'Birth certificates showing the chain', 'FAM_PETITIONER', 'bloodRelation'),
    required('adoption', 'Adoption decree and 2 years of custody and residence', 'FAM_PETITIONER', 'adopted'),
    required('legitimation', 'Legitimation or father-child proof', 'FAM_PETITIONER', 'bornOutOfWedlock'),
    required(
      'priorMarriages',
      'Divorce, annulment or death records of every earlier marriage',
      'FAM_PETITIONER',
      'remarried',
    ),
    required('bonaFides', 'Joint lease, accounts, children, affidavits', 'FAM_PETITIONER', 'spouse'),
    required('clearProof', 'Clear and convincing proof of the marriage', 'FAM_PETITIONER', 'doubtfulMarriage'),
    translations,
  ],
  stages: defaultStages,
  fees: [{ code: 'I130', form: 'i-130' }],
  feesAbroad: [{ code: 'IVFEE family' }, { code: 'NVC864' }],
  followOn: [
    { on: 'receipted', dates: [], also: ['priority date = receipt date', 'status polling'] },
    { on: 'rfe', dates: ['D-40'] },
    { on: 'noid', dates: ['D-41'] },
    {
      on: 'approved',
      dates: ['D-51'],
      also: ['I-485 or NVC', 'I-864', 'monthly bulletin check', 'events that change the category'],
    },
    { on: 'denied', dates: [], also: [{ todo: 'EOIR-29 to the BIA within 30 days', within: 30 }] },
  ],
  withoutFiling: false,
  withoutPayment: false,
  channel: 'USCIS',
  implies: {
    subTypes: {
      spouse: { 'case.relation': 'Spouse' },
      child: { 'case.relation': 'Child' },
      sonOrDaughter: { 'case.relation': 'Child' },
      parent: { 'case.relation': 'Parent' },
      sibling: { 'case.relation': 'Sibling' },
    },
  },
}

export type Preference = 'IR' | 'F1' | 'F2A' | 'F2B' | 'F3' | 'F4' | 'not allowed'
export type Relationship = 'spouse' | 'child' | 'parent' | 'unmarriedAdult' | 'marriedChild' | 'sibling'

/** Which class a relative falls into (case-types.md §5). A citizen petitions for parents and siblings from 21 on. */
export function familyPreference(relationship: Relationship, citizen: boolean, petitionerAge: number): Preference {
  const ofAge = petitionerAge >= 21
  switch (relationship) {
    case 'spouse':
    case 'child':
      return citizen ? 'IR' : 'F2A'
    case 'parent':
      return citizen && ofAge ? 'IR' : 'not allowed'
    case 'unmarriedAdult':
      return citizen ? 'F1' : 'F2B'
    case 'marriedChild':
      return citizen ? 'F3' : 'not allowed'
    case 'sibling':
      return citizen && ofAge ? 'F4' : 'not allowed'
  }
}

export default i130Application
