import { choose, fillPart, tick, write, yesOrNo } from '#engine/paper.ts'
import { applicationType, processing } from '../parts/request.ts'
import { requestedStatusValues } from './status-values.ts'

export const applicationTypeOnPaper = fillPart(applicationType, {
  1: tick({
    'Extension of stay': 'P2_checkbox[0]',
    'Change of status': 'P2_checkbox[1]',
    'Reinstatement to student status': 'P2_checkbox[2]',
  }),
  '2 status': choose('Pt2Line2a_NewStatus[0]', requestedStatusValues),
  '2 effective': write('Pt2Line2b_EffectiveDate[0]'),
  3: tick({ 'Only the applicant': 'P2_checkbox4[0]', 'Applicant and family': 'P2_checkbox4[1]' }),
  4: write('P2_Line5b_TotalNumber[0]'),
  5: write('SupA_Line1k_Passport[1]'),
  6: write('SupA_Line1k_Passport[2]'),
})

export const processingOnPaper = fillPart(processing, {
  1: write('P3_Line1a_DateExtended[0]'),
  2: yesOrNo('P3_checkbox2a[1]', 'P3_checkbox2a[0]'),
  3: tick({
    'Filed together': 'P3_checkbox1[1]',
    'Filed before and pending': 'P3_checkbox1[2]',
    No: 'P3_checkbox1[0]',
  }),
  4: tick({ 'I-539': 'P3_checkbox4[0]', 'I-129': 'P3_checkbox4[1]' }),
  5: write('P3_Line5_ReceiptNumber[0]'),
  '6 first name': write('P3_Line4_NameofPetitioner[0]'),
  '6 last name': write('P3_Line4_NameofPetitioner[1]'),
  7: write('P3_Line5_DateFiled[0]'),
})
