import { fill } from '#engine/paper.ts'
import { eta9089 } from './form.ts'
import { certificationOnPaper, requirementsOnPaper } from './on-paper/job.ts'
import {
  attorneyOnPaper,
  contactOnPaper,
  employerOnPaper,
  preparationOnPaper,
  workerOnPaper,
} from './on-paper/parties.ts'
import { noticeOnPaper, recruitmentOnPaper } from './on-paper/recruitment.ts'
import { wageOnPaper, worksiteOnPaper } from './on-paper/wage.ts'

export const eta9089Paper = fill(eta9089, {
  parts: {
    A: employerOnPaper,
    B: contactOnPaper,
    C: attorneyOnPaper,
    D: workerOnPaper,
    E: wageOnPaper,
    F: worksiteOnPaper,
    G: requirementsOnPaper,
    H: recruitmentOnPaper,
    'H.e': noticeOnPaper,
    I: certificationOnPaper,
    J: preparationOnPaper,
  },
  leftBlank: {
    Agent: { because: 'Who represents an employer here is an attorney; agents have no cases of their own.' },
  },
})

export default eta9089Paper
