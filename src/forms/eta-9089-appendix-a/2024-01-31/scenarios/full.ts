import type { Scenario } from '../../../scenario.ts'

const skill =
  'Designs distributed systems for hospitals that exchange records in the HL7 and FHIR standards, and leads the reviews of their security. '

/** Everything the appendix has room for, twice where it asks twice. */
export const full: Scenario = {
  name: 'a worker with five diplomas, three courses and two skills',
  today: '2026-11-16',
  roles: { person: 'person/1', case: 'case/1' },
  answers: {
    'person/1': {
      'person.familyName': 'IVANOVA',
      'person.givenName': 'Anna',
      'person.middleName': 'Petrovna',
      'person.addresses': [
        {
          ...{ id: 'h', kind: 'Home', street: '9 Elm Street', unitKind: 'APT', unitNumber: '3B' },
          ...{ city: 'Quincy', state: 'MA', postalCode: '02169', country: 'US', from: '2024-01-01' },
        },
      ],
      'person.birthDate': '1988-02-29',
      'person.inUnitedStates': true,
      // Today's status is another one: what is asked is how the person was admitted.
      'person.currentStatus': 'O-1',
      'person.admissions': [{ id: 'i', admittedOn: '2022-01-10', admissionClass: 'H-1B' }],
      'person.aNumber': 'A012345678',
      'person.birthCountry': 'KZ',
      'person.citizenship': 'KZ',
      'person.education': [
        { id: 'e1', institution: 'School No. 5', degree: 'High school', country: 'KZ', awardedOn: '2005-06-15' },
        {
          ...{ id: 'e2', institution: 'Astana College', degree: 'Associate', field: 'Accounting', country: 'KZ' },
          awardedOn: '2007-06-15',
        },
        {
          ...{ id: 'e3', institution: 'Nazarbayev University', degree: 'Bachelor', field: 'Computer Science' },
          ...{ country: 'KZ', awardedOn: '2010-06-20' },
        },
        {
          ...{ id: 'e4', institution: 'Boston University', degree: 'Master', field: 'Computer Science', country: 'US' },
          awardedOn: '2013-05-18',
        },
        {
          ...{
            id: 'e5',
            institution: 'Suffolk University',
            degree: 'Professional',
            field: 'Patent Law',
            country: 'US',
          },
          awardedOn: '2019-05-25',
        },
      ],
      'person.trainings': [
        {
          ...{ id: 't1', provider: 'Linux Foundation', course: 'Kubernetes Administration' },
          ...{ attained: 'Certified Kubernetes Administrator', from: '2020-01-06', until: '2020-03-27' },
          awardedOn: '2020-04-02',
        },
        {
          ...{ id: 't2', provider: 'Project Management Institute', course: 'Project Management' },
          ...{ attained: 'PMP', from: '2021-02-01', until: '2021-05-28', awardedOn: '2021-06-10' },
        },
        {
          ...{ id: 't3', provider: 'HL7 International', course: 'FHIR Fundamentals' },
          ...{ attained: 'HL7 FHIR Proficiency', from: '2022-09-05', until: '2022-10-28', awardedOn: '2022-11-03' },
        },
      ],
      'person.jobSkills': [
        {
          ...{ id: 's1', gainedAt: 'Harbor Health Inc', country: 'US', region: 'Massachusetts' },
          description: skill.repeat(6).trim(),
        },
        {
          ...{ id: 's2', gainedAt: 'Kaspi Bank', country: 'KZ', region: 'Almaty' },
          description: 'Tests payment software.',
        },
      ],
      'person.jobs': [
        {
          ...{ id: 'j1', employer: 'Harbor Health Inc', jobTitle: 'Software Engineer', street: '1 Long Wharf' },
          ...{ unitKind: 'FLR', unitNumber: '6', city: 'Boston', state: 'MA', postalCode: '02110', country: 'US' },
          ...{ from: '2019-07-01', hoursPerWeek: 40, duties: 'Builds and tests the exchange of records.' },
        },
      ],
    },
  },
  fields: {
    '1 Enter Foreign Workers Last family Name': 'IVANOVA',
    '2 Enter Foreign Workers First given Name': 'Anna',
    '3 Enter Foreign Workers Middle Names': 'Petrovna',
    '4 Enter Address 1 current': '9 Elm Street',
    '5 Enter Address 2 apartment suite floor and number': 'APT 3B',
    '6 Enter City': 'Quincy',
    '7 Enter State': 'MA',
    '8 Enter Postal Code': '02169',
    '9 Enter Country': 'United States',
    '11 Enter Date of Birth mmddyyyy': '02/29/1988',
    '12 Enter Class of Admission': 'H-1B',
    '13 Enter Alien Registration Number A if applicable': 'A012345678',
    '14 Enter Country of Birth': 'Kazakhstan',
    '15 Enter Country of Citizenship or Nationality': 'Kazakhstan',
    'Other Degree JD MD etc': true,
    '1a  Enter If Other Degree in question 1 specify the diploma degree attained': 'Professional degree',
    '1b Enter Specify majors andor fields of study may list more than one related major and more than one field':
      'Patent Law',
    '1c Enter Name of Institution that issued the degree diploma#0': 'Suffolk University',
    '1d Enter Name of Country of institution identified in question 1c': 'United States',
    '1e Enter Month year attained mmyyyy#0': '05/2019',
    Masters_2: true,
    '1b Enter Specify majors and or fields of study may list more than one related major and more than one field':
      'Computer Science',
    '1c Enter Name of Institution that issued the degree diploma#1': 'Boston University',
    '1d Enter Name of Country of Institution identified in question 1c': 'United States',
    '1e Enter Month year attained mmyyyy#1': '05/2013',
    Bachelors_3: true,
    '1b Enter Specify majors and or fields of study may list more than one related major and more than one field_3':
      'Computer Science',
    '1c Enter Name of Institution that issued the degree diploma_3': 'Nazarbayev University',
    '1d Enter Name of Country of Institution identified in question 1c_2': 'Kazakhstan',
    '1e Enter Month year attained mmyyyy_3': '06/2010',
    Associates: true,
    '1b Enter Specify majors and or fields of study may list more than one related major and more than one field_4':
      'Accounting',
    '1c Enter Name of Institution that issued the degree diploma_4': 'Astana College',
    '1d Enter Name of Country of Institution identified in question 1c_3': 'Kazakhstan',
    '1e Enter Month year attained mmyyyy_4': '06/2007',
    'High SchoolGED_5': true,
    '1c Enter Name of Institution that issued the degree diploma_5': 'School No. 5',
    '1d Enter Name of Country of Institution identified in question 1c_4': 'Kazakhstan',
    '1e Enter Month year attained mmyyyy_5': '06/2005',
    '1 Enter Name of Institution School Training provider': 'Linux Foundation',
    '1a Enter Name of training coursework experience received': 'Kubernetes Administration',
    '1b TrainingCertificationslicenses attained if applicable': 'Certified Kubernetes Administrator',
    '1c Enter Start date of training mmyyyy': '01/2020',
    '1d Enter End date of training mmyyyy': '03/2020',
    '1e Enter Monthyear awarded mmyyyy': '04/2020',
    '1 Enter Name of InstitutionSchoolTraining provider_2': 'Project Management Institute',
    '1a Enter Name of training coursework experience received_2#0': 'Project Management',
    '1a Enter Name of training coursework experience received_2#1': 'PMP',
    '1c Enter Start date of training mmyyyy_2': '02/2021',
    '1d Enter End date of training mmyyyy_2': '05/2021',
    '1e Enter Monthyear awarded mmyyyy_2': '06/2021',
    '1 Enter Name of InstitutionSchoolTraining provider_3': 'HL7 International',
    '1a Enter Name of training coursework experience received_3': 'FHIR Fundamentals',
    '1b Enter Trainingcertificationslicenses attained if applicable': 'HL7 FHIR Proficiency',
    '1c Start date of training mmyyyy_3': '09/2022',
    '1d End date of training mmyyyy_3': '10/2022',
    '1e Monthyear awarded mmyyyy_3': '11/2022',
    '1 Name of EmployerInstitutionSchoolTraining Provider': 'Harbor Health Inc',
    '1a Enter Country': 'United States',
    '1b Enter State Territory or Province': 'Massachusetts',
    '1c Enter Description of specific skills abilities andor proficiencies the foreign worker possesses or attained which help establish whether the foreign worker meets the requirements identified for the job opportunity up to 1500 characters': `${skill.repeat(4)}Designs distributed systems for hospitals that exchange`,
    b: `records in the HL7 and FHIR standards, and leads the reviews of their security. ${skill.trim()}`,
    '1 Enter Name of EmployerInstitutionSchoolTraining Provider_2': 'Kaspi Bank',
    '1a Enter Country_2': 'Kazakhstan',
    '1b Enter State Territory or Province_2': 'Almaty',
    '1c. Enter Description of specific skills, abilities, and/or proficiencies the foreign worker possesses or attained, which help establish whether the foreign worker meets the requirements identified for the job opportunity (up to 1,500 characters)':
      'Tests payment software.',
    '1 Employer Name': 'Harbor Health Inc',
    '1a Address 1': '1 Long Wharf',
    '1b Address 2': 'FLR 6',
    '1c City or Town': 'Boston',
    '1d Postal Code': '02110',
    '1e Country': 'United States',
    '1f State Territory or Province': 'MA',
    '1g Job Title': 'Software Engineer',
    '1h Start Date mmyyyy': '07/2019',
    '1j Present#0': true,
    '1k Hours Worked Per Week': '40',
    '1l Job Duties Specify details of the job work tasks performed use of toolsequipment supervision etc up to 3500 characters':
      'Builds and tests the exchange of records.',
  },
}
