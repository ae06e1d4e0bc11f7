import { fill, fillPart, write } from '#engine/paper.ts'
import { initial } from '#engine/writers.ts'
import { eta9089FinalDetermination } from './form.ts'

const [approval, attorneyDeclaration, employerDeclaration] = eta9089FinalDetermination.parts

export const eta9089FinalDeterminationPaper = fill(eta9089FinalDetermination, {
  parts: {
    A: fillPart(approval, {
      1: write('1  DOL Case Number'),
      3: write('3  Employer Legal Business Name'),
      4: write('4  Employer FEIN'),
      5: write('5  Foreign Workers Last family Name'),
      6: write('6  Foreign Workers First given Name'),
      7: write('7  Foreign Workers Middle Names'),
      8: write('8  Job Title'),
      9: write('9  SOC Code'),
      11: write('11  Filing Date'),
      12: write('12  Determination Date'),
      13: write('13  Expiration Date'),
    }),
    C: fillPart(attorneyDeclaration, {
      1: write('1 Attorney or Agents Last family Name'),
      2: write('2 First given Name'),
      3: write('3 Middle Initial', initial),
      4: write('4  FirmBusiness Name'),
    }),
    D: fillPart(employerDeclaration, {
      1: write('1 Last family Name'),
      2: write('2 First given Name_2'),
      3: write('3 Middle Initial_2', initial),
      4: write('4 Title'),
    }),
  },
  leftBlank: {
    // What the case is, what the occupation is called and the certification itself are the Department's to say.
    '2 Case Status': 'agency use',
    '10 SOC Occupational Title': 'agency use',
    '14  Department of Labor Office of Foreign Labor Certification electronic signature_es_:signature': 'agency use',
    '1  Signature_es_:signature': 'signature',
    '2 Date Signed': 'filled by hand',
    '5  Signature_es_:signature': 'signature',
    '6 Date Signed': 'filled by hand',
    '5  Signature_2_es_:signature': 'signature',
    '6 Date Signed_2': 'filled by hand',
  },
})

export default eta9089FinalDeterminationPaper
