import type { Paper } from '#engine/paper.ts'
import {
  collectionPaper,
  feeExemptionPaper,
  generalPaper,
  numericalLimitationPaper,
  offSiteAssignmentPaper,
} from './data-collection-paper.ts'
import { sectionTwoPaper } from './section-2-paper.ts'
import { sectionThreePaper } from './section-3.ts'
import { sectionOnePaper, supplementPaper } from './supplement-paper.ts'

/** Where the items of the H supplement and of the data collection land. */
export const hPaper = {
  'H.0': supplementPaper,
  'H.1': sectionOnePaper,
  'H.2': sectionTwoPaper,
  'H.3': sectionThreePaper,
  'H1B.0': collectionPaper,
  'H1B.1': generalPaper,
  'H1B.2': feeExemptionPaper,
  'H1B.3': numericalLimitationPaper,
  'H1B.4': offSiteAssignmentPaper,
}

/** Signatures, and their dates: those are written by hand on the day of signing. */
export const hBlank: Paper['leftBlank'] = {
  'P5_Line6a_SignatureofApplicant[2]': 'signature',
  'Sect1_DateSignedByPetitioner[0]': 'filled by hand',
  'Sect1_AuthorizedOfficialSignature[0]': 'signature',
  'Sect1_DateSignedByAuthorizedOfficial[0]': 'filled by hand',
  'Sect1_DODPMSignature[0]': 'signature',
  'Sect1_DateSignedByDODPM[0]': 'filled by hand',
  'P5_Line6a_SignatureofApplicant[3]': 'signature',
  'Sect3_PartA_DateSignedByPetitioner[0]': 'filled by hand',
  'Sect3_PartB_EmployerSignature[0]': 'signature',
  '#subform[19].Date[0]': 'filled by hand',
  'Sect3_PartC_Signature1[0]': 'signature',
  'Sect3_PartC_DateSigned1[0]': 'filled by hand',
}
