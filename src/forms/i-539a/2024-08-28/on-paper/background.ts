import { fillPart, inAdditional, yesOrNo } from '#engine/paper.ts'
import { additionalAboutYou } from '../parts/background.ts'

/** Of each pair the first box is "No" (of Item Number 16 too, whose tooltip says "Yes" twice: its value is N). */
const boxes = (pair: string) => yesOrNo(`${pair}[1]`, `${pair}[0]`)
const about = (pair: string) => inAdditional(`${pair}[1]`)

export const additionalAboutYouOnPaper = fillPart(additionalAboutYou, {
  1: boxes('P3_Line1_ImmVisa'),
  '1 explanation': about('P3_Line1_ImmVisa'),
  2: boxes('P3_Line2_PetFiled'),
  '2 explanation': about('P3_Line2_PetFiled'),
  3: boxes('P3_Line3_I485Filed'),
  '3 explanation': about('P3_Line3_I485Filed'),
  4: boxes('P3_Line4_CrimOffense'),
  '4 explanation': about('P3_Line4_CrimOffense'),
  5: boxes('P3_Line5_TorGeno'),
  '5 explanation': about('P3_Line5_TorGeno'),
  6: boxes('P3_Line6_Killing'),
  '6 explanation': about('P3_Line6_Killing'),
  7: boxes('P3_Line7_IntSevInjury'),
  '7 explanation': about('P3_Line7_IntSevInjury'),
  8: boxes('P3_Line8_SexContRel'),
  '8 explanation': about('P3_Line8_SexContRel'),
  9: boxes('P3_Line9_LimDenRelBel'),
  '9 explanation': about('P3_Line9_LimDenRelBel'),
  10: boxes('P3_Line10_MilUnit'),
  '10 explanation': about('P3_Line10_MilUnit'),
  11: boxes('P3_Line11_WorkPrison'),
  '11 explanation': about('P3_Line11_WorkPrison'),
  12: boxes('P3_Line12_MemOfGroup'),
  '12 explanation': about('P3_Line12_MemOfGroup'),
  13: boxes('P3_Line12_SoldProvWeap'),
  '13 explanation': about('P3_Line12_SoldProvWeap'),
  14: boxes('P3_Line14_WeapParamilTrg'),
  '14 explanation': about('P3_Line14_WeapParamilTrg'),
  15: boxes('P3_Line15_NonImmViolSt'),
  '15 explanation': about('P3_Line15_NonImmViolSt'),
  16: boxes('P3_Line16_RemProceed'),
  '16 explanation': about('P3_Line16_RemProceed'),
  17: boxes('P3_Line17_AdmitGrantExt'),
  '17 employment': about('P3_Line17_AdmitGrantExt'),
  '17 support': about('P3_Line17_AdmitGrantExt'),
  18: boxes('P3_Line18_J1J2Visitor'),
  '18 dates': about('P3_Line18_J1J2Visitor'),
})
