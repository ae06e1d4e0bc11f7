import { all, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { addressHistory, jobHistory } from '#facts/derived/history.ts'
import { aboutMarriages } from '#facts/derived/marriages.ts'
import { aboutParents } from '#facts/derived/parents.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { represented } from '#facts/derived/represented.ts'
import { person } from '#facts/person.ts'
import { relative } from '#facts/relative.ts'
import { standing } from '#facts/standing.ts'
import { attorneyBlockWithVolag } from '../../../closing.ts'

export const forSpouse = is(relative.relation, 'Spouse')
const childOrParent = is(relative.relation, 'Child', 'Parent')
const sibling = is(relative.relation, 'Sibling')

export const byAttorney = attorneyBlockWithVolag(represented.applicantsG28)

export const relationship = part('1', 'Relationship (You are the Petitioner. Your relative is the Beneficiary)', [
  ask('1', relative.relation, { label: 'I am filing this petition for my' }),
  ask('2', relative.childRelation, {
    label: 'If you are filing this petition for your child or parent, select the box that describes your relationship',
    when: childOrParent,
  }),
  ask('3', relative.siblingsByAdoption, {
    label: 'If the beneficiary is your brother/sister, are you related by adoption?',
    when: sibling,
  }),
  ask('4', standing.standingByAdoption, {
    label: 'Did you gain lawful permanent resident status or citizenship through adoption?',
  }),
])

const isMarried = is(person.maritalStatus, 'Married', 'Separated')
const isCitizen = is(standing.standing, 'U.S. citizen')
const isResident = is(standing.standing, 'Lawful permanent resident')
const hasCertificate = all(isCitizen, yes(standing.hasCitizenCertificate))
const works = yes(person.worksNow)

export const petitioner = part('2', 'Information About You (Petitioner)', [
  askIfAny('1', person.aNumber, { label: 'Alien Registration Number (A-Number) (if any)' }),
  askIfAny('2', person.onlineAccount, { label: 'USCIS Online Account Number (if any)' }),
  askIfAny('3', person.ssn, { label: 'U.S. Social Security Number (if any)' }),
  ask('4.a', person.familyName, { label: 'Family Name (Last Name)' }),
  ask('4.b', person.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('4.c', person.middleName, { label: 'Middle Name' }),
  askIfAny('5', person.otherNames, { label: 'Other Names Used (if any)' }),
  ask('6', person.birthCity, { label: 'City/Town/Village of Birth' }),
  ask('7', person.birthCountry),
  ask('8', person.birthDate),
  ask('9', person.sex),
  ask('10', aboutPerson.mailingAddress, { label: 'Mailing Address' }),
  ask('11', aboutPerson.mailIsAtHome, {
    label: 'Is your current mailing address the same as your physical address?',
  }),
  ask('12', addressHistory.physicalAddress, { label: 'Physical Address 1' }),
  ask('13.a', addressHistory.physicalAddressFrom, { label: 'Date From' }),
  ask('14', addressHistory.earlierAddresses, {
    label: 'Physical Address 2: your physical addresses for the last five years',
  }),
  ask('16', aboutMarriages.timesMarried, { label: 'How many times have you been married?' }),
  ask('17', person.maritalStatus, { label: 'Current Marital Status' }),
  ask('18', aboutMarriages.presentMarriageOn, { label: 'Date of Current Marriage', when: isMarried }),
  ask('19.a', aboutMarriages.presentMarriageCity, {
    label: 'Place of Your Current Marriage: City or Town',
    when: isMarried,
  }),
  askIfAny('19.b', aboutMarriages.presentMarriageState, { label: 'State', when: isMarried }),
  askIfAny('19.c', aboutMarriages.presentMarriageProvince, { label: 'Province', when: isMarried }),
  ask('19.d', aboutMarriages.presentMarriageCountry, { label: 'Country', when: isMarried }),
  askIfAny('20', aboutMarriages.spouses, { label: 'Names of All Your Spouses (if any)' }),
  ask('24', aboutParents.parentsOnPetition, { label: 'Information About Your Parents' }),
  ask('36', standing.standing, { label: 'I am a' }),
  ask('37', standing.citizenThrough, { label: 'My citizenship was acquired through', when: isCitizen }),
  ask('38', standing.hasCitizenCertificate, {
    label: 'Have you obtained a Certificate of Naturalization or a Certificate of Citizenship?',
    when: isCitizen,
  }),
  ask('39.a', standing.citizenCertificateNumber, { label: 'Certificate Number', when: hasCertificate }),
  ask('39.b', standing.citizenCertificatePlace, { label: 'Place of Issuance', when: hasCertificate }),
  ask('39.c', standing.citizenCertificateOn, { label: 'Date of Issuance', when: hasCertificate }),
  ask('40.a', standing.residentClass, { label: 'Class of Admission', when: isResident }),
  ask('40.b', standing.residentSince, { label: 'Date of Admission', when: isResident }),
  ask('40.c', standing.residentCity, { label: 'Place of Admission: City or Town', when: isResident }),
  ask('40.d', standing.residentState, { label: 'State', when: isResident }),
  ask('41', standing.residentByMarriage, {
    label:
      'Did you gain lawful permanent resident status through marriage to a U.S. citizen or lawful permanent resident?',
    when: isResident,
  }),
  ask('42', jobHistory.employeesEmployer, { label: 'Employer 1: Name of Employer/Company' }),
  ask('43', jobHistory.employeesEmployerAddress, { label: 'Address of Employer 1', when: works }),
  ask('44', jobHistory.employeesOccupation, { label: 'Your Occupation', when: works }),
  ask('45.a', jobHistory.employeesJobFrom, { label: 'Date From', when: works }),
  askIfAny('46', jobHistory.earlierJobs, { label: 'Employer 2: your employment history for the last five years' }),
])
