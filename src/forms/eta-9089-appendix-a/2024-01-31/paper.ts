import { fill, fillPart, noBox, onAddress, rows, rowsOfSheet, split, tick, write, yesOrNo } from '#engine/paper.ts'
import { eta9089AppendixA } from './form.ts'

const [contact, education, training, skills, experience] = eta9089AppendixA.parts

const inOneLine = noBox('in the line of the apartment, suite or floor')

/** The seven boxes of one degree; the agency's file names them anew in each section. */
const degree = (suffix: string, associate: string) =>
  tick({
    None: `None${suffix}`,
    'High school': `High SchoolGED${suffix}`,
    Associate: associate,
    Bachelor: `Bachelors${suffix}`,
    Master: `Masters${suffix}`,
    Doctorate: `Doctorate PhD${suffix}`,
    Other: `Other Degree JD MD etc${suffix}`,
  })

const school = (
  boxes: ReturnType<typeof degree>,
  [other, field, institution, country, attained]: readonly [string, string, string, string, string],
) => ({
  degree: boxes,
  other: write(other),
  field: write(field),
  institution: write(institution),
  country: write(country),
  attained: write(attained),
})

const MAJORS = 'majors and or fields of study may list more than one related major and more than one field'
const INSTITUTION = '1c Enter Name of Institution that issued the degree diploma'
const ATTAINED = '1e Enter Month year attained mmyyyy'
const COUNTRY = '1d Enter Name of Country of Institution identified in question 1c'

/** The box of the first description goes on at the top of the next page. */
const FIRST_BOX = 600
function overTwoBoxes(value: unknown): readonly string[] {
  const text = String(value)
  if (text.length <= FIRST_BOX) return [text]
  const cut = Math.max(text.lastIndexOf(' ', FIRST_BOX), text.lastIndexOf('\n', FIRST_BOX))
  const at = cut > 0 ? cut : FIRST_BOX
  return [text.slice(0, at), text.slice(at).trimStart()]
}

export const eta9089AppendixAPaper = fill(eta9089AppendixA, {
  parts: {
    A: fillPart(contact, {
      1: write('1 Enter Foreign Workers Last family Name'),
      2: write('2 Enter Foreign Workers First given Name'),
      3: write('3 Enter Foreign Workers Middle Names'),
      4: onAddress({
        inCareOf: noBox('not asked'),
        street: write('4 Enter Address 1 current'),
        unitKind: inOneLine,
        unitNumber: inOneLine,
        city: write('6 Enter City'),
        state: write('7 Enter State'),
        postalCode: write('8 Enter Postal Code'),
        country: write('9 Enter Country'),
        province: write('10 Enter Province'),
      }),
      5: write('5 Enter Address 2 apartment suite floor and number'),
      11: write('11 Enter Date of Birth mmddyyyy'),
      12: write('12 Enter Class of Admission'),
      13: write('13 Enter Alien Registration Number A if applicable'),
      14: write('14 Enter Country of Birth'),
      15: write('15 Enter Country of Citizenship or Nationality'),
    }),
    B: fillPart(education, {
      1: rows(
        school(degree('', 'Associate'), [
          '1a  Enter If Other Degree in question 1 specify the diploma degree attained',
          '1b Enter Specify majors andor fields of study may list more than one related major and more than one field',
          `${INSTITUTION}#0`,
          '1d Enter Name of Country of institution identified in question 1c',
          `${ATTAINED}#0`,
        ]),
        school(degree('_2', 'Associate_2'), [
          '1a If Other Degree in question 1 specify the diploma degree attained',
          `1b Enter Specify ${MAJORS}`,
          `${INSTITUTION}#1`,
          COUNTRY,
          `${ATTAINED}#1`,
        ]),
        school(degree('_3', 'Associate_3'), [
          '1a If Other Degree in question 1 specify the diplomadegree attained_3',
          `1b Enter Specify ${MAJORS}_3`,
          `${INSTITUTION}_3`,
          `${COUNTRY}_2`,
          `${ATTAINED}_3`,
        ]),
        school(degree('_4', 'Associates'), [
          '1a If Other Degree in question 1 specify the diplomadegree attained_4',
          `1b Enter Specify ${MAJORS}_4`,
          `${INSTITUTION}_4`,
          `${COUNTRY}_3`,
          `${ATTAINED}_4`,
        ]),
        school(degree('_5', 'Associates_2'), [
          '1a If Other Degree in question 1 specify the diploma degree attained_5',
          '1b Enter Specify majors andor fields of study may list more than one related major and more than one field_5',
          `${INSTITUTION}_5`,
          `${COUNTRY}_4`,
          `${ATTAINED}_5`,
        ]),
      ),
    }),
    C: fillPart(training, {
      1: rows(
        {
          provider: write('1 Enter Name of Institution School Training provider'),
          course: write('1a Enter Name of training coursework experience received'),
          attained: write('1b TrainingCertificationslicenses attained if applicable'),
          from: write('1c Enter Start date of training mmyyyy'),
          until: write('1d Enter End date of training mmyyyy'),
          awarded: write('1e Enter Monthyear awarded mmyyyy'),
        },
        {
          provider: write('1 Enter Name of InstitutionSchoolTraining provider_2'),
          course: write('1a Enter Name of training coursework experience received_2#0'),
          attained: write('1a Enter Name of training coursework experience received_2#1'),
          from: write('1c Enter Start date of training mmyyyy_2'),
          until: write('1d Enter End date of training mmyyyy_2'),
          awarded: write('1e Enter Monthyear awarded mmyyyy_2'),
        },
        {
          provider: write('1 Enter Name of InstitutionSchoolTraining provider_3'),
          course: write('1a Enter Name of training coursework experience received_3'),
          attained: write('1b Enter Trainingcertificationslicenses attained if applicable'),
          from: write('1c Start date of training mmyyyy_3'),
          until: write('1d End date of training mmyyyy_3'),
          awarded: write('1e Monthyear awarded mmyyyy_3'),
        },
      ),
    }),
    D: fillPart(skills, {
      1: rows(
        {
          gainedAt: write('1 Name of EmployerInstitutionSchoolTraining Provider'),
          country: write('1a Enter Country'),
          region: write('1b Enter State Territory or Province'),
          description: split(
            [
              '1c Enter Description of specific skills abilities andor proficiencies the foreign worker possesses or attained which help establish whether the foreign worker meets the requirements identified for the job opportunity up to 1500 characters',
              'b',
            ],
            overTwoBoxes,
          ),
        },
        {
          gainedAt: write('1 Enter Name of EmployerInstitutionSchoolTraining Provider_2'),
          country: write('1a Enter Country_2'),
          region: write('1b Enter State Territory or Province_2'),
          description: write(
            '1c. Enter Description of specific skills, abilities, and/or proficiencies the foreign worker possesses or attained, which help establish whether the foreign worker meets the requirements identified for the job opportunity (up to 1,500 characters)',
          ),
        },
      ),
    }),
    E: fillPart(experience, {
      1: rowsOfSheet({
        employer: write('1 Employer Name'),
        street: write('1a Address 1'),
        unit: write('1b Address 2'),
        city: write('1c City or Town'),
        postalCode: write('1d Postal Code'),
        country: write('1e Country'),
        region: write('1f State Territory or Province'),
        jobTitle: write('1g Job Title'),
        from: write('1h Start Date mmyyyy'),
        until: write('1i End Date mmyyyy'),
        present: yesOrNo('1j Present#0', '1j Present#1'),
        hoursPerWeek: write('1k Hours Worked Per Week'),
        duties: write(
          '1l Job Duties Specify details of the job work tasks performed use of toolsequipment supervision etc up to 3500 characters',
        ),
      }),
    }),
  },
  leftBlank: {},
})

export default eta9089AppendixAPaper
