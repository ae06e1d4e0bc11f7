import { yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { aboutWorker } from '#facts/derived/qualifications.ts'
import { qualifications } from '#facts/labor-certification.ts'
import { person } from '#facts/person.ts'

const contact = part('A', 'Foreign Worker Contact Information', [
  ask('1', person.familyName, { label: 'Foreign Worker’s Last (family) Name' }),
  ask('2', person.givenName, { label: 'Foreign Worker’s First (given) Name' }),
  askIfAny('3', person.middleName, { label: 'Foreign Worker’s Middle Name(s)' }),
  ask('4', aboutWorker.currentAddress, { label: 'Address (current)' }),
  askIfAny('5', aboutWorker.currentUnit, { label: 'Address 2 (apartment/suite/floor and number)' }),
  ask('11', person.birthDate, { label: 'Date of Birth' }),
  ask('12', aboutPerson.lastArrivalClass, { label: 'Class of Admission', when: yes(person.inUnitedStates) }),
  askIfAny('13', person.aNumber, { label: 'Alien Registration Number (A#) (if applicable)' }),
  ask('14', person.birthCountry, { label: 'Country of Birth' }),
  ask('15', person.citizenship, { label: 'Country of Citizenship or Nationality' }),
])

const education = part('B', 'Foreign Worker Education', [
  ask('1', aboutWorker.degrees, { label: 'Diplomas and degrees attained relevant to the job opportunity' }),
])

const training = part('C', 'Foreign Worker Training Qualifications', [
  askIfAny('1', aboutWorker.trainingsOnPaper, { label: 'Training, Certification(s), and/or License(s)' }),
])

const skills = part('D', 'Foreign Worker Skills, Abilities and Proficiencies', [
  askIfAny('1', qualifications.jobSkills, { label: 'Skills, Abilities, and Proficiencies' }),
])

const experience = part('E', 'Foreign Worker Work Experience', [
  ask('1', aboutWorker.workExperience, { label: 'Work Experience' }),
])

export const eta9089AppendixA = form({
  id: 'eta-9089-appendix-a',
  edition: '2024-01-31',
  name: 'ETA-9089 Appendix A',
  title: 'Foreign Worker Information',
  notForFiling:
    'It expired on 10-31-2025, and a later set is named. The application is filed in the Department of Labor’s online system (FLAG); this is a copy for the file.',
  parts: [contact, education, training, skills, experience],
})

export default eta9089AppendixA
